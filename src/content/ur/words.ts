import type { words as english } from '../en/words'
import type { PageFigures } from '../page-figures'
import type { Shape } from '../shape'
import { about } from './about'
import { contact } from './contact'
import { faq } from './faq'
import { frame } from './frame'
import { home } from './home'
import { inquiries } from './inquiries'
import { pages } from './pages'
import { pictures } from './pictures'
import { products } from './products'
import { sources } from './sources'
import { stages } from './stages'
import { team } from './team'
import { troubles } from './troubles'

export const words = (figures: PageFigures): Shape<ReturnType<typeof english>> => ({
  about: about(figures),
  contact: contact(figures),
  faq: faq(figures),
  frame: frame(figures),
  home: home(figures),
  inquiries,
  pages: pages(figures),
  pictures,
  products: products(figures),
  sources,
  stages: stages(figures),
  team: team(figures),
  troubles: troubles(figures),
})
