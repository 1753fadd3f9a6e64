import * as z from 'zod/mini'
import {
  email,
  id,
  line,
  MAX_CONTACT_MESSAGE,
  MAX_NAME,
  MAX_PHONE,
  MAX_SUBJECT,
  optionalLine,
  paragraph,
  timestamp,
} from './text'

export const newContact = z.object({
  name: line(MAX_NAME),
  email,
  phone: z.optional(z.nullable(optionalLine(MAX_PHONE))),
  subject: line(MAX_SUBJECT),
  message: paragraph(MAX_CONTACT_MESSAGE),
})

/** What a person types into a contact form: all text, the phone may be empty. */
export const contactForm = z.extend(newContact, { phone: optionalLine(MAX_PHONE) })

export const contact = z.extend(newContact, { id, createdAt: timestamp })

/** What the operator's known device may read before signing in: no address, no phone, no message. */
export const contactHeading = z.pick(contact, { id: true, name: true, subject: true, createdAt: true })

export type NewContact = z.infer<typeof newContact>
export type ContactForm = z.infer<typeof contactForm>
export type Contact = z.infer<typeof contact>
export type ContactHeading = z.infer<typeof contactHeading>
