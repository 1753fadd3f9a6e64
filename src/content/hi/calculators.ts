import type { messages as english } from '../en/calculators'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'
import { calculator } from './calculator'
import { feedingNotices } from './feeding-notices'
import { feedingPlan } from './feeding-plan'

export const messages = (params: MessageParams): Shape<ReturnType<typeof english>> => ({
  calculator: calculator(params),
  feedingNotices: feedingNotices(params),
  feedingPlan: feedingPlan(params),
})
