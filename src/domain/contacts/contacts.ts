import { DAY } from '~/domain/day'
import { startOfIndianDay } from '../calendar-days'
import { inDays } from '../days'
import type { ContactFilter } from '../list-pages-schema'
import { isOrderSubject } from '../orders/order-subject'
import { searchedText, wantedText } from '../search'
import type { Contact, ContactCounts, ContactKind } from './schema'

const RECENT = 2 * DAY

export const contactKind = ({ kind, subject }: Pick<Contact, 'kind' | 'subject'>): ContactKind =>
  kind ?? (isOrderSubject(subject) ? 'order' : 'enquiry')

/** Whether a contact is closed: a complaint when it is settled, others when they are answered. */
export const isAnswered = ({ answeredAt, complaint }: Contact): boolean => Boolean(complaint ? complaint.settledAt : answeredAt)

export type KeptContacts = Pick<ContactFilter, 'kind' | 'answered'>

const isKept = (contact: Contact, { kind, answered }: KeptContacts) =>
  (kind === '' || contactKind(contact) === kind) && (answered === '' || (isAnswered(contact) ? 'yes' : 'no') === answered)

/** Counts for the contact screen: all, today in India, and the last 48 hours. */
export function contactStats(contacts: readonly Pick<Contact, 'createdAt'>[], now: Date) {
  const times = contacts.map(({ createdAt }) => Date.parse(createdAt))
  const since = (from: number) => times.filter((time) => time >= from).length
  return { total: contacts.length, today: since(startOfIndianDay(now)), recent: since(now.getTime() - RECENT) }
}

/** Matches contacts by name, email or subject, kind, state and days. */
export function contactMatcher({ search, from, to, ...kept }: ContactFilter): (contact: Contact) => boolean {
  const words = wantedText(search)
  const isInDays = inDays(from, to)
  return (contact) => {
    const { name, email, subject, createdAt } = contact
    return isKept(contact, kept) && isInDays(createdAt) && (words === '' || searchedText([name, email, subject]).includes(words))
  }
}

export const noContacts = (): ContactCounts => ({
  enquiry: { open: 0, answered: 0 },
  order: { open: 0, answered: 0 },
  complaint: { open: 0, answered: 0 },
})

/** Shortens a text to one line of at most `most` characters, ellipsis included. */
export function shortened(text: string, most: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
