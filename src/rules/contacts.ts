import { startOfIndianDay } from '~/formats/dates'
import type { Contact, ContactKind } from '~/schemas/contacts'
import { isOrderSubject } from './order-subject'

const RECENT = 2 * 24 * 60 * 60 * 1000

export interface ContactFilter {
  kind: ContactKind | ''
  answered: 'yes' | 'no' | ''
}

export const contactKind = ({ kind, subject }: Pick<Contact, 'kind' | 'subject'>): ContactKind =>
  kind ?? (isOrderSubject(subject) ? 'order' : 'enquiry')

/** The contacts of a kind, and with `answered` 'yes' or 'no' only those; '' takes all. */
export function contactsOf<Row extends Contact>(contacts: readonly Row[], { kind, answered }: ContactFilter): readonly Row[] {
  if (kind === '' && answered === '') return contacts
  return contacts.filter((contact) => {
    const isAnswered = contact.answeredAt ? 'yes' : 'no'
    return (kind === '' || contactKind(contact) === kind) && (answered === '' || isAnswered === answered)
  })
}

/** What the contact screen counts: all, those of this day in India, and those of the last 48 hours. */
export function contactStats(contacts: readonly Pick<Contact, 'createdAt'>[], now: Date) {
  const times = contacts.map(({ createdAt }) => Date.parse(createdAt))
  const since = (from: number) => times.filter((time) => time >= from).length
  return { total: contacts.length, today: since(startOfIndianDay(now)), recent: since(now.getTime() - RECENT) }
}

/** The beginning of a text on one line, at most `most` characters with its ellipsis. */
export function shortened(text: string, most: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
