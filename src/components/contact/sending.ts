import type { Messages } from '~/content/load-messages'
import { type ContactForm, contactFormFor } from '~/domain/contacts/schema'
import { fieldErrors } from '~/domain/field-errors'
import { languageField } from '~/languages'
import { type ContactOutcome, sendContact } from '~/stores/contact-form'
import { keepComplaint } from '~/stores/device-complaints'
import { keepWaiting } from '~/stores/forms/outbox'
import { type Attempt, markSent } from '~/stores/forms/typed-forms'
import { deviceOrders } from '~/stores/orders/device-orders'
import { languageOfPage } from '~/stores/page-language'
import type { FormErrors } from '../forms/errors'
import { DRAFT } from './texts'

export { keepComplaint } from '~/stores/device-complaints'
export { isRight, mend, showErrors } from '../forms/errors'

/** Offers this device's orders as choices for a complaint. */
function offerOwnOrders() {
  const options = deviceOrders().map(({ id, goods }) => new Option(goods, String(id)))
  document.querySelector('#own-order-numbers')?.replaceChildren(...options)
}

offerOwnOrders()
document.addEventListener('astro:page-load', offerOwnOrders)

// Schema and API call, loaded with the form's first input.

const inLanguage = (texts: ContactForm) => ({ ...texts, ...languageField(languageOfPage()) })

export const wrongIn = (texts: ContactForm, { sentences }: Messages): FormErrors =>
  fieldErrors(contactFormFor(texts), texts, sentences)

export async function send(texts: ContactForm, { key, mayBeSent }: Attempt, { sentences }: Messages): Promise<ContactOutcome> {
  markSent(DRAFT, true)
  const outcome = await sendContact(inLanguage(texts), key, sentences)
  markSent(DRAFT, mayBeSent || (outcome.state === 'failed' && outcome.mayBeSent))
  if (outcome.state === 'sent') keepComplaint(outcome)
  return outcome
}

/** Stores the message in the outbox. Throws if the device cannot store it. */
export function keepForLater(texts: ContactForm, { key, mayBeSent }: Attempt, isAnswered: boolean): Promise<void> {
  return keepWaiting({ kind: 'contact', form: inLanguage(texts), key }, { isAnswered, mayBeSent })
}
