import type { PageFigures } from '../page-figures'
import { troubles } from './troubles'

/** The words of the public pages that stand in their HTML. The other languages have the same shape. */
export const words = (figures: PageFigures) => ({
  troubles: troubles(figures),
})
