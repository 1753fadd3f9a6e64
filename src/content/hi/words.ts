import { INQUIRIES } from '~/rules/inquiries'
import type { words as english } from '../en/words'
import type { PageFigures } from '../page-figures'
import type { Shape } from '../shape'
import { about } from './about'
import { contact } from './contact'
import { contactForm } from './contact-form'
import { faq } from './faq'
import { frame } from './frame'
import { gallery } from './gallery'
import { guide } from './guide'
import { practices } from './guide-practices'
import { environment } from './guide-water'
import { home } from './home'
import { order } from './order'
import { orderPage } from './order-page'
import { ordersPage } from './orders-page'
import { pages } from './pages'
import { pictures } from './pictures'
import { pondsPage } from './ponds-page'
import { products } from './products'
import { shopPage } from './shop-page'
import { sources } from './sources'
import { stages } from './stages'
import { team } from './team'
import { troubles } from './troubles'
import { visitorForms } from './visitor-forms'

export const words = (figures: PageFigures): Shape<ReturnType<typeof english>> => ({
  about: about(figures),
  contact: contact(figures),
  contactForm: contactForm(figures),
  environment: environment(figures),
  faq: faq(figures),
  frame: frame(figures),
  gallery,
  guide: guide(figures),
  home: home(figures),
  inquiries: INQUIRIES.hi,
  order,
  orderPage,
  ordersPage,
  pages: pages(figures),
  pictures,
  pondsPage: pondsPage(figures),
  practices: practices(figures),
  products: products(figures),
  shopPage: shopPage(figures),
  sources,
  stages: stages(figures),
  team: team(figures),
  troubles: troubles(figures),
  visitorForms,
})
