import type { Figures } from '../figures'
import { calling } from './calling'
import { contactForm } from './contact-form'
import { copied } from './copied'
import { film } from './film'
import { gallery } from './gallery'
import { inquiries } from './inquiries'

/** The words that scripts write: one file that a page brings with its first island. */
export const live = (figures: Figures) => ({
  calling: calling(figures),
  contactForm: contactForm(figures),
  copied,
  film,
  gallery,
  inquiries,
})
