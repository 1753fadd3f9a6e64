import type { ContactCounts, KeptContacts } from '~/domain/contacts/contacts'

/** What the contact screen shows: the filter of each view, and its query parameters where they are not the first view's. */
export const CONTACT_VIEWS = {
  open: { label: 'Open enquiries', filter: { kind: 'enquiry', answered: 'no' }, query: { kind: '', answered: '' } },
  answered: { label: 'Answered enquiries', filter: { kind: 'enquiry', answered: 'yes' }, query: { kind: '', answered: 'yes' } },
  orders: { label: 'Messages of orders', filter: { kind: 'order', answered: '' }, query: { kind: 'order', answered: '' } },
  all: { label: 'All', filter: { kind: '', answered: '' }, query: { kind: 'all', answered: '' } },
} as const satisfies Record<string, { label: string; filter: KeptContacts; query: object }>

export type ContactView = keyof typeof CONTACT_VIEWS

export const CONTACT_VIEW_NAMES = Object.keys(CONTACT_VIEWS) as ContactView[]

/** The view of the query parameters `kind` and `answered`; without them the open enquiries. */
export function contactView({ kind, answered }: { kind: string; answered: string }): ContactView {
  if (kind === 'all') return 'all'
  if (kind === 'order') return 'orders'
  return answered === 'yes' ? 'answered' : 'open'
}

/** How many contacts a view has. */
export function countIn({ enquiry, order }: ContactCounts, view: ContactView): number {
  const orders = order.open + order.answered
  const counts = { open: enquiry.open, answered: enquiry.answered, orders, all: enquiry.open + enquiry.answered + orders }
  return counts[view]
}
