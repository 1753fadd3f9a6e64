import type { Contact, ContactHeading, NewContact } from '~/schemas/contacts'
import { call } from './client'
import { listStore } from './list'

/** Enquiries for a signed-in operator. */
export const { $list: $contacts, refresh: refreshContacts } = listStore<Contact>('/api/contacts', {
  needsSignIn: true,
  tellsChanges: true,
})

/** Enquiries for the login panel: headings where this is the operator's device, and otherwise none. */
export const { $list: $contactHeadings } = listStore<ContactHeading>('/api/contacts', { pollEvery: 10_000, tellsChanges: true })

/** Sends an enquiry. Throws AnswerError or the network's error. */
export async function createContact(contact: NewContact, idempotencyKey: string): Promise<void> {
  await call('POST', '/api/contact', { body: contact, idempotencyKey })
}
