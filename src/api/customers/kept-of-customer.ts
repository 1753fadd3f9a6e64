import { mentionOf } from '~/domain/customers/mentions'
import type { Customer } from '~/domain/customers/schema'
import type { Order } from '~/domain/orders/schema'
import { indianPhone } from '~/domain/phones'
import type { Rows } from '../store/shop-schema'
import type { ShopReader } from '../store/store'
import { entriesOf, idsOf, ordersOf } from './accounts'

/** By what rows name a person: phones of +91 and ten digits, e-mail addresses in small letters, names as they were typed. */
export interface Identity {
  ids: ReadonlySet<number>
  phones: ReadonlySet<string>
  emails: ReadonlySet<string>
  names: ReadonlySet<string>
}

/** All rows that are kept of a customer and of those joined to it. What names two people by one number is of neither. */
export function keptOfCustomer(shop: ShopReader, customerId: number) {
  const ids = idsOf(shop, customerId)
  const customers = ids.flatMap((id) => shop.customers.get(id) ?? [])
  const orders = ordersOf(shop, customerId)
  const known = identityOf(shop, customers, orders)
  const orderIds = new Set<number | undefined>(orders.map(({ id }) => id))
  const contacts = [
    ...Iterator.from(shop.contacts.rows()).filter(
      (contact) =>
        isFrom(shop, contact, known) || (contact.complaint?.isOfBuyer === true && orderIds.has(contact.complaint.orderId)),
    ),
  ]
  const identity = { ...known, names: new Set([...known.names, ...contacts.map(({ name }) => name)]) }
  const contactIds = new Set<number | undefined>(contacts.map(({ id }) => id))
  const mention = mentionOf(identity)
  return {
    identity,
    customers,
    orders,
    contacts,
    entries: entriesOf(shop, customerId),
    bills: ids.flatMap((id) => shop.bills.by('customerId', id)).sort((a, b) => a.id - b.id),
    reports: orders.flatMap(({ id }) => shop.paymentReports.by('orderId', id)),
    notifications: [
      ...Iterator.from(shop.notifications.rows()).filter(
        ({ orderId, contactId, title, message }) =>
          orderIds.has(orderId) || contactIds.has(contactId) || mention?.test(`${title}\n${message}`),
      ),
    ],
  }
}

/** The same of somebody who wrote, and is no customer. */
export function keptOfContact(shop: ShopReader, contact: Rows['contacts']): KeptOfCustomer {
  const phone = indianPhone(contact.phone ?? '')
  return {
    identity: {
      ids: new Set(),
      phones: new Set(phone && !isOfOther(shop, phone, new Set()) ? [phone] : []),
      emails: new Set(),
      names: new Set([contact.name]),
    },
    ...{ customers: [], orders: [], entries: [], bills: [], reports: [] },
    contacts: [contact],
    notifications: [...Iterator.from(shop.notifications.rows()).filter(({ contactId }) => contactId === contact.id)],
  }
}

export type KeptOfCustomer = ReturnType<typeof keptOfCustomer>

function identityOf(shop: ShopReader, customers: readonly Customer[], orders: readonly Order[]): Identity {
  const ids = new Set(customers.map(({ id }) => id))
  const buyers = orders.flatMap((order) => [order, ...(order.edits ?? []).map(({ before }) => before)])
  const typed = [...customers.map(({ phone }) => phone), ...buyers.flatMap(({ customerPhone }) => customerPhone ?? [])]
  const phones = typed.flatMap((phone) => indianPhone(phone) ?? [])
  const emails = new Set(buyers.flatMap(({ customerEmail }) => customerEmail?.toLowerCase() || []))
  if (emails.size > 0) {
    for (const { customerId, customerEmail } of shop.orders.rows())
      if (customerId === undefined || !ids.has(customerId)) emails.delete(customerEmail.toLowerCase())
  }
  return {
    ids,
    phones: new Set(phones.filter((phone) => !isOfOther(shop, phone, ids))),
    emails,
    names: new Set([...customers.map(({ name }) => name), ...buyers.flatMap(({ customerName }) => customerName ?? [])]),
  }
}

function isFrom(shop: ShopReader, { phone, email }: Rows['contacts'], { ids, phones, emails }: Omit<Identity, 'names'>): boolean {
  const number = indianPhone(phone ?? '')
  if (number !== undefined && phones.has(number)) return true
  return emails.has(email.toLowerCase()) && (number === undefined || !isOfOther(shop, number, ids))
}

/** Whether a phone is that of a customer who is none of these. */
export function isOfOther(shop: ShopReader, phone: string, ids: ReadonlySet<number>): boolean {
  const owner = shop.customerNumbers.get(phone)?.customerId
  return owner !== undefined && !ids.has(owner)
}
