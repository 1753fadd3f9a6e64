import { INQUIRIES } from '~/domain/contacts/inquiries'
import type { words as english } from '../en/words'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'
import { about, team } from './about'
import { contact, contactForm, visitorForms } from './contact'
import { districts } from './districts'
import { faq } from './faq'
import { frame } from './frame'
import { environment, guide, practices, sources, troubles } from './guide'
import { gallery, home } from './home'
import { line } from './line'
import { order, orderPage, ordersPage } from './order'
import { pages } from './pages'
import { pictures } from './pictures'
import { pondsPage } from './ponds-page'
import { products, shopPage } from './products'
import { quotationPage } from './quotation'
import { sack } from './sack'
import { stages } from './stages'
import { complaintPage, forgetDevice } from './trust'
import { wallChart } from './wall-chart'

export const words = (params: PageParams): Shape<ReturnType<typeof english>> => ({
  about: about(params),
  complaintPage,
  contact: contact(params),
  contactForm: contactForm(params),
  districts,
  environment: environment(params),
  faq: faq(params),
  forgetDevice,
  frame: frame(params),
  gallery,
  guide: guide(params),
  home: home(params),
  inquiries: INQUIRIES.hi,
  line: line(params),
  order,
  orderPage,
  ordersPage,
  pages: pages(params),
  pictures,
  pondsPage: pondsPage(params),
  practices: practices(params),
  products: products(params),
  quotationPage,
  sack,
  shopPage: shopPage(params),
  sources,
  stages: stages(params),
  team: team(params),
  troubles: troubles(params),
  visitorForms,
  wallChart: wallChart(params),
})
