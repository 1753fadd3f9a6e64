import type { ContactCounts, ContactStats } from '~/rules/contacts'
import type { AnswerChannel, Contact, ContactForm, NewContact, RecentContacts } from '~/schemas/contacts'
import { inWords, type Sentences } from '~/schemas/sentences'
import { AnswerError, call, retryAfterOf } from './client'
import { listPageStore } from './list-page'
import { rowStore } from './row'
import { valueStore } from './value'

export const contactPage = listPageStore<Contact, ContactCounts, ContactStats>('/api/contacts')

export const openContact = rowStore<Contact>('/api/contacts', 0)

/** Notes how a contact was answered; null takes it back. Throws AnswerError or the network's error. */
export async function answerContact(id: number, how: AnswerChannel | null): Promise<void> {
  const { body } = await call('PUT', `/api/contacts/${id}/answer`, { body: { how }, needsSignIn: true })
  contactPage.replace(body as Contact)
  openContact.replace(body as Contact)
}

/** What the login panel shows of contacts. The server sends it only to the operator's device. */
export const { $value: $recentContacts } = valueStore<RecentContacts>('/api/contacts/recent', {
  pollEvery: 10_000,
  needsSignIn: false,
  emptiesOnFailure: true,
})

export async function createContact(contact: NewContact, idempotencyKey: string): Promise<void> {
  await call('POST', '/api/contact', { body: contact, idempotencyKey })
}

/** The outcome of a contact form; `fields` are errors by field, `retryAfter` is in milliseconds. */
export type ContactOutcome =
  | { state: 'sent' }
  | { state: 'failed'; isAnswered: boolean; retryAfter: number }
  | { state: 'refused'; fields: Partial<Record<keyof ContactForm, string>> }

/** Sends a contact form. The same form sent again with the same key is one contact. Errors come in the given sentences. */
export async function sendContact(
  form: ContactForm & Pick<NewContact, 'language'>,
  idempotencyKey: string,
  sentences: Sentences,
): Promise<ContactOutcome> {
  try {
    await createContact(form, idempotencyKey)
    return { state: 'sent' }
  } catch (error) {
    const errors = (error instanceof AnswerError && error.problem?.errors) || []
    const named = errors.filter(({ path }) => path in form).map((error) => [error.path, inWords(error, sentences)])
    if (named.length > 0) return { state: 'refused', fields: Object.fromEntries(named) }
    return { state: 'failed', isAnswered: error instanceof AnswerError, retryAfter: retryAfterOf(error) }
  }
}
