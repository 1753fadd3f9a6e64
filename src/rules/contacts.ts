import { startOfIndianDay } from '~/formats/dates'
import type { Contact } from '~/schemas/contacts'

const RECENT = 2 * 24 * 60 * 60 * 1000

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
