import { isAboutProduct, newest } from '~/domain/analytics/analytics'
import { byDue } from '~/domain/contacts/complaints'
import { CONTACT_COLUMNS } from '~/domain/contacts/contact-files'
import { contactKind, contactMatcher, contactStats, isAnswered, noContacts } from '~/domain/contacts/contacts'
import { storedSubject } from '~/domain/contacts/inquiries'
import {
  type Contact,
  type ContactAnswer,
  type ContactCounts,
  type ContactHeading,
  type ContactKind,
  type ContactReceipt,
  type ContactStats,
  contactCards,
  contactCounts,
  type NewContact,
  type RecentContacts,
} from '~/domain/contacts/schema'
import { type ContactFilter, contactFilter } from '~/domain/list-pages-schema'
import { isOfOrder, requiresOrderEmail } from '~/domain/orders/order-email'
import { isOrderSubject } from '~/domain/orders/order-subject'
import { sentence } from '~/domain/sentences'
import { REQUIRED } from '~/domain/text'
import type { Caller } from '../auth/auth'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvFile } from '../http/csv-files'
import { ListPages } from '../http/list-pages'
import { invalid } from '../http/problems'
import { checked } from '../http/request-body'
import { namedRow, newestFirst } from '../http/rows'
import { memo } from '../store/memo'
import type { Shop, ShopReader } from '../store/store'
import { newComplaint, tellOfComplaint } from './complaints'

export const contactPages = new ListPages<Contact, ContactFilter, ContactCounts, ContactCounts, ContactStats>({
  table: 'contacts',
  asks: contactFilter,
  tells: { sums: contactCounts, stats: contactCards },
  filterIn: (parameters) => checked(parameters, contactFilter),
  ofDays: (filter) => ({ ...filter, search: '', kind: '' as const, answered: '' as const }),
  matcher: contactMatcher,
  noTotals: noContacts,
  count: (counts, contact, times) => {
    counts[contactKind(contact)][isAnswered(contact) ? 'answered' : 'open'] += times
  },
  sums: (counts) => counts,
  ordered: (rows, { kind, answered }) => (kind === 'complaint' && answered === 'no' ? byDue(rows) : rows),
  stats: ({ rows, totals }, now): ContactStats => ({ ...contactStats(rows, now), counts: totals }),
})

export const readContact = (shop: ShopReader, call: Call): Contact => namedRow(shop.contacts, call, 'contact')

export const exportContacts = ({ caller, now }: Call, { url, locals }: CallContext): Promise<CallAnswer<string>> =>
  csvFile('contacts', CONTACT_COLUMNS, contactPages, { url, caller, locals, now: new Date(now) })

/** A filter for all contacts. Dashboard and login page share its view. */
export const ALL_CONTACTS = { search: '', kind: '', answered: '', from: '', to: '' } as const

/** All contacts, newest first; before sign-in, a trusted device gets only name, subject and time. */
export function listContacts(shop: ShopReader, { caller }: { caller: Pick<Caller, 'isOperator'> }): Contact[] | ContactHeading[] {
  const contacts = newestFirst(shop.contacts.rows())
  return caller.isOperator ? contacts : contacts.map(headingOf)
}

/** The contacts on the login page. */
export async function readRecentContacts(_call: Call, { locals: { store } }: CallContext): Promise<RecentContacts> {
  return await store.read((shop) => recentContacts(store, shop, 'of all'))
}

const recentContacts = memo(['contacts'], async (store): Promise<RecentContacts> => {
  const { rows } = await contactPages.view(store, ALL_CONTACTS)
  const aboutProducts = rows.filter(isAboutProduct)
  return {
    total: rows.length,
    productInquiries: aboutProducts.length,
    latest: newest(rows).map(headingOf),
    latestProductInquiries: newest(aboutProducts).map(headingOf),
  }
})

const headingOf = ({ id, name, subject, createdAt }: Contact): ContactHeading => ({ id, name, subject, createdAt })

/**
 * Stores a contact. 422 without an e-mail address, except with an order that needs none or a complaint with a phone. The answer
 * omits `kind`, which would reveal whether an address has ordered.
 */
export function createContact(shop: Shop, { input, now }: Call<NewContact>): ContactReceipt {
  const { kind: asked, orderId: _, ...sent } = input
  const subject = storedSubject(input.language ?? 'en', input.subject)
  const isComplaint = asked === 'complaint' || subject === 'Complaint'
  if (input.email === '') refuseWithoutEmail(shop, input, isComplaint)
  const row = shop.contacts.insert({
    ...sent,
    subject,
    phone: input.phone ?? null,
    createdAt: now,
    kind: isComplaint ? 'complaint' : kindOf(shop, input),
    ...(isComplaint && { complaint: newComplaint(shop, input, now) }),
  })
  tellOfComplaint(shop, row)
  const { kind: _kind, complaint, ...contact } = row
  return { ...contact, ...(complaint && { number: complaint.number }) }
}

function refuseWithoutEmail(shop: ShopReader, { subject, phone }: NewContact, isComplaint: boolean) {
  if (isComplaint && phone?.trim()) return
  if (!isComplaint && isOrderSubject(subject) && !requiresOrderEmail(shop)) return
  throw invalid([{ path: 'email', message: isComplaint ? sentence('phone-or-email') : REQUIRED }])
}

const MOST_SEARCHED_ORDERS = 200

/** A message about an order that was not accepted needs an answer, so it counts as an enquiry. */
function kindOf(shop: Shop, { subject, email, phone }: NewContact): ContactKind {
  if (!isOrderSubject(subject)) return 'enquiry'
  const last = shop.lastIds.get('orders')?.last ?? 0
  for (let id = last; id > Math.max(0, last - MOST_SEARCHED_ORDERS); id--) {
    if (isOfOrder({ email, phone }, shop.orders.get(id))) return 'order'
  }
  return 'enquiry'
}

/** Stores how, when and by whom a contact was answered; the first answer stays. Null undoes it. 404 for an unknown id. */
export function answerContact(shop: Shop, call: Call<ContactAnswer>): Contact {
  const contact = namedRow(shop.contacts, call, 'contact')
  const { how } = call.input
  if ((how === null) === (contact.answeredAt === undefined)) return contact
  const { answeredAt: _at, answeredBy: _by, answeredHow: _how, ...open } = contact
  const after = how ? { ...open, answeredAt: call.now, answeredBy: call.caller.username, answeredHow: how } : open
  shop.contacts.put(after)
  return after
}
