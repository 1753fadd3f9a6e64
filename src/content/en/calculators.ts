import type { Figures } from '../figures'
import { calculator } from './calculator'
import { feedingNotices } from './feeding-notices'
import { feedingPlan } from './feeding-plan'

/** The words of the calculators: a file of its own, which only their pages bring. */
export const messages = (figures: Figures) => ({
  calculator: calculator(figures),
  feedingNotices: feedingNotices(figures),
  feedingPlan: feedingPlan(figures),
})
