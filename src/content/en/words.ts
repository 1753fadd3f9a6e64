import { INQUIRIES } from '~/domain/contacts/inquiries'
import type { PageParams } from '../page-params'
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

/** The words of the public pages that stand in their HTML. The other languages have the same shape. */
export const words = (params: PageParams) => ({
  about: about(params),
  contact: contact(params),
  contactForm: contactForm(params),
  environment: environment(params),
  faq: faq(params),
  frame: frame(params),
  gallery,
  guide: guide(params),
  home: home(params),
  inquiries: INQUIRIES.en,
  order,
  orderPage,
  ordersPage,
  pages: pages(params),
  pictures,
  pondsPage: pondsPage(params),
  practices: practices(params),
  products: products(params),
  shopPage: shopPage(params),
  sources,
  stages: stages(params),
  team: team(params),
  troubles: troubles(params),
  visitorForms,
})
