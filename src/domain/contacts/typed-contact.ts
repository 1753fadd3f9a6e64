import { inLatinDigits } from '../latin-digits'
import { MAX_NUMBER } from '../text'
import { storedSubject } from './inquiries'
import type { ContactForm, NewContact } from './schema'

/** Converts a typed form to a contact. A complaint keeps its order number; other text about the order joins the message. */
export function newContactOf({ order = '', ...form }: ContactForm & Pick<NewContact, 'language' | 'kind'>): NewContact {
  const said = order.trim()
  const isComplaint = form.kind === 'complaint' || storedSubject(form.language ?? 'en', form.subject) === 'Complaint'
  if (said === '' || !isComplaint) return form
  const orderId = orderNumberIn(said)
  return orderId === undefined ? { ...form, message: `${form.message}\n\n${said}` } : { ...form, orderId }
}

/** Finds one order number in a text such as 409, No. 409 or ۴۰۹; undefined in a link, or without exactly one number. */
function orderNumberIn(text: string): number | undefined {
  const number = Number(/^[^\d/]*(\d+)[^\d/]*$/.exec(inLatinDigits(text))?.[1])
  return number >= 1 && number <= MAX_NUMBER ? number : undefined
}
