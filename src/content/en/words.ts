import type { PageFigures } from '../page-figures'
import { frame } from './frame'
import { pages } from './pages'
import { troubles } from './troubles'

/** The words of the public pages that stand in their HTML. The other languages have the same shape. */
export const words = (figures: PageFigures) => ({
  frame: frame(figures),
  pages: pages(figures),
  troubles: troubles(figures),
})
