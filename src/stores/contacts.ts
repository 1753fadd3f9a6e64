import type {
  AnswerChannel,
  ComplaintProgress,
  Contact,
  ContactCounts,
  ContactStats,
  RecentContacts,
} from '~/domain/contacts/schema'
import { call } from './client'
import { listPageStore, rowStore } from './list-page'
import { queryStore } from './query'

export const contactPage = listPageStore<Contact, ContactCounts, ContactStats>('/api/contacts')

export const openContact = rowStore<Contact>('/api/contacts')

/** Stores how a contact was answered; null undoes it. Throws AnswerError or the network's error. */
export async function answerContact(id: number, how: AnswerChannel | null): Promise<void> {
  await change(`/api/contacts/${id}/answer`, { how })
}

/** Stores the state of a complaint and the answer for its sender. Throws the same. */
export async function noteComplaint(id: number, progress: ComplaintProgress): Promise<void> {
  await change(`/api/contacts/${id}/complaint`, progress)
}

async function change(path: string, changes: object) {
  const { body } = await call('PUT', path, { body: changes, needsSignIn: true })
  contactPage.replace(body as Contact)
  openContact.replace(body as Contact)
}

/** The contacts on the login page. The server sends them only to the operator's device. */
export const { $known: $recentContacts } = queryStore<RecentContacts>('/api/contacts/recent', {
  pollEvery: 10_000,
  needsSignIn: false,
  emptiesOnFailure: true,
})
