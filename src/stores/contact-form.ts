import type { ContactForm, ContactReceipt, NewContact } from '~/domain/contacts/schema'
import { newContactOf } from '~/domain/contacts/typed-contact'
import { inWords, type Sentences } from '~/domain/sentences'
import { isOffline, type Lack, lackOf, mayHaveArrived } from './arrival'
import { AnswerError, call, retryAfterOf } from './client'

export async function createContact(contact: NewContact, idempotencyKey: string): Promise<ContactReceipt> {
  const { body } = await call('POST', '/api/contact', { body: contact, idempotencyKey })
  return body as ContactReceipt
}

/** The outcome of a contact form; `fields` has errors by field, `retryAfter` is in ms, `mayBeSent` if it may have arrived. */
export type ContactOutcome =
  | { state: 'sent'; number?: string | undefined; link?: string | undefined }
  | { state: 'failed'; lack: Lack; retryAfter: number; mayBeSent: boolean }
  | { state: 'refused'; fields: Partial<Record<keyof ContactForm, string>> }

/** Sends a contact form, idempotent by key. Errors are localized by the given sentences. */
export async function sendContact(
  form: ContactForm & Pick<NewContact, 'language'>,
  idempotencyKey: string,
  sentences: Sentences,
): Promise<ContactOutcome> {
  const wasOffline = isOffline()
  try {
    const { number, link } = await createContact(newContactOf(form), idempotencyKey)
    return { state: 'sent', number, link }
  } catch (error) {
    const errors = (error instanceof AnswerError && error.problem?.errors) || []
    const named = errors.filter(({ path }) => path in form).map((error) => [error.path, inWords(error, sentences)])
    if (named.length > 0) return { state: 'refused', fields: Object.fromEntries(named) }
    const mayBeSent = mayHaveArrived(error, wasOffline)
    return { state: 'failed', lack: lackOf([error]), retryAfter: retryAfterOf(error), mayBeSent }
  }
}
