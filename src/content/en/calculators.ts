import type { MessageParams } from '../message-params'
import { calculator } from './calculator'
import { feedingNotices } from './feeding-notices'
import { feedingPlan } from './feeding-plan'

/** The words of the calculators: a file of its own, which only their pages bring. */
export const messages = (params: MessageParams) => ({
  calculator: calculator(params),
  feedingNotices: feedingNotices(params),
  feedingPlan: feedingPlan(params),
})
