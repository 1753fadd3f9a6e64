import type { live as english } from '../en/live'
import type { Figures } from '../figures'
import type { Shape } from '../shape'
import { calling } from './calling'
import { contactForm } from './contact-form'
import { copied } from './copied'
import { film } from './film'
import { gallery } from './gallery'
import { inquiries } from './inquiries'

export const live = (figures: Figures): Shape<ReturnType<typeof english>> => ({
  calling: calling(figures),
  contactForm: contactForm(figures),
  copied,
  film,
  gallery,
  inquiries,
})
