import { type ContactForm, contactForm } from '~/schemas/contacts'
import { fieldErrors } from '~/schemas/field-errors'
import type { Sentences } from '~/schemas/sentences'

export { keepWaiting } from '~/stores/outbox'

// What only a form that is filled in needs: it comes with the first input, 13 kB after the first view.

export const wrongIn = (form: ContactForm, sentences: Sentences) => fieldErrors(contactForm, form, sentences)
