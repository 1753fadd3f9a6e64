import { acknowledgeBy, complaintNumber, complaintState } from '~/domain/contacts/complaints'
import type { Complaint, ComplaintProgress, Contact, ContactReceipt, NewContact } from '~/domain/contacts/schema'
import { formatDateTime, indianDay } from '~/domain/dates'
import type { Order } from '~/domain/orders/schema'
import { indianPhone } from '~/domain/phones'
import { pathIn } from '~/languages'
import { newLinkSalt, openedBy, tokenOf } from '../auth/link-tokens'
import type { Call } from '../http/call'
import { cookie, readCookie } from '../http/cookies'
import { notFound } from '../http/problems'
import { namedRow, newestFirst } from '../http/rows'
import { ringBell } from '../notifications/notifications'
import type { Shop, ShopReader } from '../store/store'

/** The name of the complaint counter among the id counters. */
const SERIES = 'complaints'
/** Seconds during which the contact page shows the number of a complaint posted without scripts. */
const SHOWN_FOR = 600

/** Creates a complaint with the next number and a link salt. A refusal rolls back the number too. */
export function newComplaint(shop: Shop, { orderId, email, phone }: NewContact, now: string): Complaint {
  const last = (shop.lastIds.get(SERIES)?.last ?? 0) + 1
  shop.lastIds.put({ table: SERIES, last })
  const order = orderId === undefined ? undefined : shop.orders.get(orderId)
  return {
    number: complaintNumber(last, indianDay(new Date(now))),
    linkSalt: newLinkSalt(),
    ...(orderId !== undefined && { orderId }),
    isOfBuyer: order !== undefined && isOfBuyer({ email, phone }, order),
  }
}

/** Only a sender who knows the order's phone or e-mail can add a complaint to its page. */
const isOfBuyer = ({ email, phone }: Pick<NewContact, 'email' | 'phone'>, order: Order): boolean =>
  (email !== '' && email === order.customerEmail) ||
  indianPhone(phone ?? '') === (indianPhone(order.customerPhone) ?? order.customerPhone)

/** Notifies the operators of a complaint, without name or message. */
export function tellOfComplaint(shop: Shop, { id, createdAt, complaint }: Contact) {
  if (!complaint) return
  const message = `${complaint.number}: acknowledge by ${formatDateTime(acknowledgeBy(createdAt))}.`
  ringBell(shop, { title: 'New Complaint', message, type: 'warning', contactId: id }, createdAt)
}

const signedOf = ({ id, complaint }: Pick<Contact, 'id'> & Partial<Contact>): string =>
  ['complaint', id, complaint?.linkSalt ?? ''].join(' ')

/** The complaint of a token. */
export function complaintByToken(shop: ShopReader, token: string): (Contact & { complaint: Complaint }) | undefined {
  const found = openedBy(shop, token, (id) => shop.contacts.get(id), signedOf)
  return found?.complaint && { ...found, complaint: found.complaint }
}

/** The path of a complaint's page in its language. */
export const complaintLink = (shop: ShopReader, contact: Contact): string =>
  pathIn(contact.language ?? 'en', `/complaint/${tokenOf(shop, contact.id, signedOf(contact))}`)

/** The complaints of the buyer about an order, newest first. */
export const complaintsOfOrder = (shop: ShopReader, orderId: number): { number: string; link: string }[] =>
  newestFirst(shop.contacts.by('orderOfComplaint', orderId)).flatMap((contact) =>
    contact.complaint ? [{ number: contact.complaint.number, link: complaintLink(shop, contact) }] : [],
  )

/** Adds the path of the complaint's page to the receipt. */
export function withComplaintLink(shop: ShopReader, receipt: ContactReceipt): ContactReceipt {
  const contact = shop.contacts.get(receipt.id)
  return contact?.complaint ? { ...receipt, link: complaintLink(shop, contact) } : receipt
}

/** A cookie with the link of a complaint posted without scripts, for the next page; undefined for other messages. */
export function complaintCookie(
  { store, isHttps }: Pick<App.Locals, 'store' | 'isHttps'>,
  id: number,
): Promise<string | undefined> {
  return store.read((shop) => {
    const contact = shop.contacts.get(id)
    return contact?.complaint && cookie('complained', tokenOf(shop, id, signedOf(contact)), isHttps, SHOWN_FOR)
  })
}

/** The complaint that this browser has just posted. */
export function recentComplaint(shop: ShopReader, request: Request, isHttps: boolean) {
  const found = complaintByToken(shop, readCookie(request, 'complained', isHttps) ?? '')
  return found && { number: found.complaint.number, link: complaintLink(shop, found) }
}

/** Stores the state of a complaint; earlier steps keep their time, and going back removes later ones. 404 for other contacts. */
export function noteComplaint(shop: Shop, call: Call<ComplaintProgress>): Contact {
  const contact = namedRow(shop.contacts, call, 'contact')
  const { complaint } = contact
  if (!complaint) throw notFound('complaint')
  const { state, answer } = call.input
  const { acknowledgedAt, acknowledgedBy, settledAt, settledBy, answer: _, ...received } = complaint
  const [at, by] = [call.now, call.caller.username]
  const isBegun = state !== 'received'
  const after = {
    ...contact,
    complaint: {
      ...received,
      ...(isBegun && (acknowledgedAt ? { acknowledgedAt, acknowledgedBy } : { acknowledgedAt: at, acknowledgedBy: by })),
      ...(state === 'settled' && (settledAt ? { settledAt, settledBy } : { settledAt: at, settledBy: by })),
      ...(answer.trim() !== '' && { answer }),
    },
  }
  if (complaintState(complaint) === state && (complaint.answer ?? '') === answer) return contact
  shop.contacts.put(after)
  return after
}
