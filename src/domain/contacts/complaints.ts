import { boundsOfDay, monthsLater } from '../calendar-days'
import { indianDay } from '../dates'
import type { Complaint, ComplaintState, Contact } from './schema'

/** Hours to acknowledge a complaint; a month to settle it. Consumer Protection (E-Commerce) Rules 2020, rule 4. */
export const ACKNOWLEDGE_HOURS = 48
const HOUR = 60 * 60_000
const LEAST_DIGITS = 5

/** The number of a complaint, such as C-26/00012. The serial does not restart each year. */
export const complaintNumber = (serial: number, day: string): string =>
  `C-${day.slice(2, 4)}/${String(serial).padStart(LEAST_DIGITS, '0')}`

export const complaintState = ({ acknowledgedAt, settledAt }: Pick<Complaint, 'acknowledgedAt' | 'settledAt'>): ComplaintState =>
  settledAt ? 'settled' : acknowledgedAt ? 'acknowledged' : 'received'

/** The badge colour of each state. */
export const COMPLAINT_TONES = { received: 'wait', acknowledged: 'way', settled: 'ok' } as const satisfies Record<
  ComplaintState,
  string
>

export const acknowledgeBy = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + ACKNOWLEDGE_HOURS * HOUR).toISOString()

/** The Indian day one month later. */
export const settleBy = (createdAt: string): string => monthsLater(indianDay(new Date(createdAt)), 1)

/** The next step of a complaint and its deadline; undefined once it is settled. */
export function complaintDue({ createdAt, complaint }: Pick<Contact, 'createdAt' | 'complaint'>) {
  const state = complaint && complaintState(complaint)
  if (state === 'received') return { what: 'acknowledge', at: acknowledgeBy(createdAt) } as const
  // The last minute of the day.
  if (state === 'acknowledged')
    return { what: 'settle', at: new Date(boundsOfDay(settleBy(createdAt))[1] - 1).toISOString() } as const
  return undefined
}

/** Sorts by deadline. */
export const byDue = <Row extends Contact>(contacts: readonly Row[]): Row[] =>
  contacts
    .map((contact) => [complaintDue(contact)?.at ?? contact.createdAt, contact] as const)
    .sort(([one, { id }], [other, { id: otherId }]) => (one < other ? -1 : one > other ? 1 : id - otherId))
    .map(([, contact]) => contact)
