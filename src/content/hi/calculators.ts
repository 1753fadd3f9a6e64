import type { messages as english } from '../en/calculators'
import type { Figures } from '../figures'
import type { Shape } from '../shape'
import { calculator } from './calculator'
import { feedingNotices } from './feeding-notices'
import { feedingPlan } from './feeding-plan'

export const messages = (figures: Figures): Shape<ReturnType<typeof english>> => ({
  calculator: calculator(figures),
  feedingNotices: feedingNotices(figures),
  feedingPlan: feedingPlan(figures),
})
