import type { PageFigures } from '../page-figures'
import { about } from './about'
import { frame } from './frame'
import { inquiries } from './inquiries'
import { pages } from './pages'
import { stages } from './stages'
import { team } from './team'
import { troubles } from './troubles'

/** The words of the public pages that stand in their HTML. The other languages have the same shape. */
export const words = (figures: PageFigures) => ({
  about: about(figures),
  frame: frame(figures),
  inquiries,
  pages: pages(figures),
  stages: stages(figures),
  team: team(figures),
  troubles: troubles(figures),
})
