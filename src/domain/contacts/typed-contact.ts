import { inLatinDigits } from '../latin-digits'
import { MAX_NUMBER } from '../text'
import { storedSubject } from './inquiries'
import type { ContactForm, NewContact } from './schema'

/** What a typed form sends. A complaint names its order by number; what else was said of the order goes with the message. */
export function newContactOf({ order = '', ...form }: ContactForm & Pick<NewContact, 'language' | 'kind'>): NewContact {
  const said = order.trim()
  const isComplaint = form.kind === 'complaint' || storedSubject(form.language ?? 'en', form.subject) === 'Complaint'
  if (said === '' || !isComplaint) return form
  const orderId = orderNumberIn(said)
  return orderId === undefined ? { ...form, message: `${form.message}\n\n${said}` } : { ...form, orderId }
}

/** The number in a text such as 409, No. 409 or ۴۰۹; undefined in a link, and where there is none or more than one. */
function orderNumberIn(text: string): number | undefined {
  const number = Number(/^[^\d/]*(\d+)[^\d/]*$/.exec(inLatinDigits(text))?.[1])
  return number >= 1 && number <= MAX_NUMBER ? number : undefined
}
