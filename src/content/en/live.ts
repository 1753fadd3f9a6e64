import type { Figures } from '../figures'
import { bell } from './bell'
import { calculator } from './calculator'
import { calling } from './calling'
import { contactForm } from './contact-form'
import { copied } from './copied'
import { dates } from './dates'
import { feedingNotices } from './feeding-notices'
import { feedingPlan } from './feeding-plan'
import { film } from './film'
import { forms } from './forms'
import { gallery } from './gallery'
import { inquiries } from './inquiries'
import { ordering } from './ordering'
import { outbox } from './outbox'
import { product } from './product'
import { receipt } from './receipt'
import { sentences } from './sentences'
import { shop } from './shop'
import { stages } from './stages'
import { stockBadges } from './stock-badges'
import { toasts } from './toasts'

/** The words that scripts write: one file that a page brings with its first island. */
export const live = (figures: Figures) => ({
  bell,
  calculator: calculator(figures),
  calling: calling(figures),
  contactForm: contactForm(figures),
  copied,
  dates,
  feedingNotices: feedingNotices(figures),
  feedingPlan: feedingPlan(figures),
  film,
  forms,
  gallery,
  inquiries,
  ordering,
  outbox: outbox(figures),
  product,
  receipt,
  sentences,
  shop: shop(figures),
  stages: stages(figures),
  stockBadges,
  toasts,
})
