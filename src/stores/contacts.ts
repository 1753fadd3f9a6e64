import type { Contact, ContactForm, ContactHeading, NewContact } from '~/schemas/contacts'
import { AnswerError, call, retryAfterOf } from './client'
import { listStore } from './list'

/** Enquiries for a signed-in operator. */
export const { $list: $contacts, refresh: refreshContacts } = listStore<Contact>('/api/contacts', {
  needsSignIn: true,
  tellsChanges: true,
})

/** Enquiries for the login panel: headings where this is the operator's device, and otherwise none. */
export const { $list: $contactHeadings } = listStore<ContactHeading>('/api/contacts', {
  pollEvery: 10_000,
  tellsChanges: true,
  emptiesOnFailure: true,
})

/** Sends an enquiry. Throws AnswerError or the network's error. */
export async function createContact(contact: NewContact, idempotencyKey: string): Promise<void> {
  await call('POST', '/api/contact', { body: contact, idempotencyKey })
}

/** What became of a contact form; a refusal has its sentences by the form's fields. `retryAfter` is in milliseconds. */
export type ContactOutcome =
  | { state: 'sent' }
  | { state: 'failed'; retryAfter: number }
  | { state: 'refused'; fields: Partial<Record<keyof ContactForm, string>> }

/** Sends a contact form. The same key with the same form, sent again, is one enquiry. */
export async function sendContact(form: ContactForm, idempotencyKey: string): Promise<ContactOutcome> {
  try {
    await createContact(form, idempotencyKey)
    return { state: 'sent' }
  } catch (error) {
    const errors = (error instanceof AnswerError && error.problem?.errors) || []
    const named = errors.filter(({ path }) => path in form).map(({ path, message }) => [path, message])
    if (named.length > 0) return { state: 'refused', fields: Object.fromEntries(named) }
    return { state: 'failed', retryAfter: retryAfterOf(error) }
  }
}
