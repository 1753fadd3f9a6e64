import { foldedWords } from '~/domain/customers/buyers'
import type { PossibleRow } from '~/domain/customers/erasure-plan-schema'
import type { Ticked } from '~/domain/customers/erasure-schema'
import { byDay } from '~/domain/customers/ledger'
import { mentionOf } from '~/domain/customers/mentions'
import type { Customer } from '~/domain/customers/schema'
import type { Order } from '~/domain/orders/schema'
import { indianPhone } from '~/domain/phones'
import type { Rows } from '../store/shop-schema'
import type { ShopReader } from '../store/store'
import { idsOf, ordersOf } from './accounts'

/** What identifies a person in rows: phones (+91 and ten digits), lower-case e-mail addresses, and typed names. */
export interface Identity {
  ids: ReadonlySet<number>
  phones: ReadonlySet<string>
  /** Addresses only in his own rows; they link no other row. */
  emails: ReadonlySet<string>
  names: ReadonlySet<string>
}

const NOTHING: Ticked = { orders: [], contacts: [] }

/**
 * All rows of a customer and those joined to it, proved or confirmed by an operator: its orders, messages from its confirmed
 * phone, and rows from the browser that sent its orders. Of uncertain rows, which only a typed address or an unconfirmed order
 * links, only the `ticked` ones.
 */
export function keptOfCustomer(shop: ShopReader, customerId: number, ticked = NOTHING) {
  const { ids, customers, certain, doubtful, contacts } = tiedTo(shop, customerId)
  const orders = [...certain, ...doubtful.filter(({ id }) => ticked.orders.includes(id))]
  const chosen = [...contacts.certain, ...contacts.doubtful.filter(({ id }) => ticked.contacts.includes(id))]
  const left = leftOf({ orders: doubtful, contacts: contacts.doubtful }, { orders, contacts: chosen })
  return {
    ...withTheirRows(shop, { ids, customers, orders, contacts: chosen, left }),
    doubtful: { orders: doubtful, contacts: contacts.doubtful },
  }
}

/** The same for rows listed by an earlier erasure, if they still exist; other linked rows are left. */
export function keptByIds(
  shop: ShopReader,
  customerId: number,
  { customers: ids, orders, contacts }: Ticked & { customers: readonly number[] },
) {
  const tied = tiedTo(shop, customerId)
  const kept = withTheirRows(shop, {
    ids,
    customers: ids.flatMap((id) => shop.customers.get(id) ?? []),
    orders: orders.flatMap((id) => shop.orders.get(id) ?? []),
    contacts: contacts.flatMap((id) => shop.contacts.get(id) ?? []),
    left: leftOf(
      { orders: [...tied.certain, ...tied.doubtful], contacts: [...tied.contacts.certain, ...tied.contacts.doubtful] },
      { orders: orders.map((id) => ({ id })), contacts: contacts.map((id) => ({ id })) },
    ),
  })
  return { ...kept, doubtful: { orders: tied.doubtful, contacts: tied.contacts.doubtful } }
}

/** Rows linked only by a typed address or an unconfirmed order. */
export const possibleOf = ({ doubtful: { orders, contacts } }: Pick<KeptOfCustomer, 'doubtful'>): PossibleRow[] => [
  ...orders.map(({ id, customerName, createdAt }) => ({ kind: 'orders' as const, id, name: customerName, createdAt })),
  ...contacts.map(({ id, name, createdAt }) => ({ kind: 'contacts' as const, id, name, createdAt })),
]

interface Chosen {
  ids: readonly number[]
  customers: readonly Customer[]
  orders: readonly Order[]
  contacts: readonly Contact[]
  /** Linked orders and contacts that are neither shown nor changed. */
  left: Record<'orders' | 'contacts', ReadonlySet<number>>
}

type Contact = Rows['contacts']
type Ids = readonly { id: number }[]

function leftOf(tied: Record<'orders' | 'contacts', Ids>, chosen: Record<'orders' | 'contacts', Ids>): Chosen['left'] {
  const without = (rows: Ids, taken: ReadonlySet<number>) => new Set([...idsIn(rows)].filter((id) => !taken.has(id)))
  return { orders: without(tied.orders, idsIn(chosen.orders)), contacts: without(tied.contacts, idsIn(chosen.contacts)) }
}

function withTheirRows(shop: ShopReader, { ids, customers, orders, contacts, left }: Chosen) {
  const [orderIds, contactIds] = [idsIn(orders), idsIn(contacts)]
  const identity = identityOf(shop, customers, { orders, contacts })
  const mention = mentionOf({ phones: identity.phones, emails: [] })
  return {
    identity,
    customers,
    orders,
    contacts,
    left,
    entries: ids
      .flatMap((id) => shop.ledgerEntries.by('customerId', id))
      .filter(({ orderId }) => orderId === null || !left.orders.has(orderId))
      .sort(byDay),
    bills: ids.flatMap((id) => shop.bills.by('customerId', id)).sort((a, b) => a.id - b.id),
    reports: orders.flatMap(({ id }) => shop.paymentReports.by('orderId', id)),
    notifications: [
      ...Iterator.from(shop.notifications.rows()).filter(({ orderId, contactId, title, message }) => {
        if (orderId !== undefined) return orderIds.has(orderId)
        if (contactId !== undefined) return contactIds.has(contactId)
        return mention?.test(`${title}\n${message}`)
      }),
    ],
  }
}

export type KeptOfCustomer = ReturnType<typeof keptOfCustomer>

const idsIn = (rows: Ids): ReadonlySet<number> => new Set(rows.map(({ id }) => id))

/** The linked orders and contacts of a customer: certain ones and uncertain ones. */
function tiedTo(shop: ShopReader, customerId: number) {
  const ids = idsOf(shop, customerId)
  const customers = ids.flatMap((id) => shop.customers.get(id) ?? [])
  const orders = ordersOf(shop, customerId)
  const [certain, doubtful] = [orders.filter(isCertain), orders.filter((order) => !isCertain(order))]
  const tie = tieOf(shop, { ids, customers, certain, doubtful })
  const contacts = { certain: [] as Contact[], doubtful: [] as Contact[] }
  for (const contact of shop.contacts.rows()) {
    const tied = tie(contact)
    if (tied) contacts[tied].push(contact)
  }
  return { ids, customers, certain, doubtful, contacts }
}

const isCertain = ({ customerMatch }: Order): boolean => customerMatch !== 'unconfirmed'

type Tied = Pick<ReturnType<typeof tiedTo>, 'ids' | 'customers' | 'certain' | 'doubtful'>

/** How a contact is linked to a customer. */
function tieOf(
  shop: ShopReader,
  { ids, customers, certain, doubtful }: Tied,
): (contact: Contact) => 'certain' | 'doubtful' | undefined {
  const own = new Set(ids)
  const phones = phonesOf(shop, own, [
    ...customers.map(({ phone }) => phone),
    ...certain.map(({ customerPhone }) => customerPhone),
  ])
  const typed = new Set([...customers.map(({ name }) => name), ...certain.map(({ customerName }) => customerName)])
  const names = new Set(Array.from(typed, foldedWords))
  const isConfirmed = isPhoneConfirmed(shop, customers, certain)
  const orders = [...certain, ...doubtful]
  const [orderIds, emails] = [idsIn(orders), emailsOf(orders)]
  const sent = contactsOfBrowsers(shop, idsIn(certain))
  return ({ id, name, phone, email, complaint }) => {
    const number = indianPhone(phone ?? '')
    const isByPhone = number !== undefined && phones.has(number)
    if (!isByPhone && number !== undefined && isOfOther(shop, number, own)) return undefined
    if (sent.has(id) || (isByPhone && isConfirmed && names.has(foldedWords(name)))) return 'certain'
    const isAboutOrder = complaint?.isOfBuyer === true && orderIds.has(complaint.orderId ?? 0)
    return isByPhone || isAboutOrder || emails.has(email.toLowerCase()) ? 'doubtful' : undefined
  }
}

const phonesOf = (shop: ShopReader, ids: ReadonlySet<number>, typed: readonly string[]) =>
  new Set([...new Set(typed)].flatMap((each) => indianPhone(each) ?? []).filter((phone) => !isOfOther(shop, phone, ids)))

/** Whether an operator has dealt with the holder of this phone: edited the customer, taken an order, booked money. */
const isPhoneConfirmed = (shop: ShopReader, customers: readonly Customer[], certain: readonly Order[]): boolean =>
  certain.length === 0 ||
  certain.some(wasHandled) ||
  customers.some(({ id, version }) => version > 1 || shop.ledgerEntries.by('customerId', id, 1).length > 0)

const wasHandled = ({ customerMatch, channel = 'web', edits = [], statusHistory }: Order): boolean =>
  customerMatch === 'confirmed' || channel !== 'web' || edits.length > 0 || statusHistory.some(({ by }) => by !== undefined)

const emailsOf = (orders: readonly Order[]): ReadonlySet<string> =>
  new Set(buyersOf(orders).flatMap(({ customerEmail }) => customerEmail?.toLowerCase() || []))

/** The persons named in orders, also before edits. */
export const buyersOf = (orders: readonly Order[]) =>
  orders.flatMap((order) => [order, ...(order.edits ?? []).map(({ before }) => before)])

/** Contacts from browsers that sent only orders of this customer. */
function contactsOfBrowsers(shop: ShopReader, orderIds: ReadonlySet<number>): ReadonlySet<number> {
  const browsers = new Map<string, { isHis: boolean; contacts: number[] }>()
  for (const { raisedBy, orderId, contactId } of shop.notifications.rows()) {
    if (raisedBy === null) continue
    const browser = browsers.get(raisedBy) ?? { isHis: false, contacts: [] }
    browsers.set(raisedBy, browser)
    if (orderIds.has(orderId ?? 0)) browser.isHis = true
    if (contactId !== undefined) browser.contacts.push(contactId)
  }
  return new Set(
    [...browsers].flatMap(([raisedBy, { isHis, contacts }]) => {
      const isOthers = ({ orderId }: Rows['notifications']) => orderId !== undefined && !orderIds.has(orderId)
      return isHis && contacts.length > 0 && !shop.notifications.by('raisedBy', raisedBy).some(isOthers) ? contacts : []
    }),
  )
}

function identityOf(
  shop: ShopReader,
  customers: readonly Customer[],
  { orders, contacts }: Pick<Chosen, 'orders' | 'contacts'>,
): Identity {
  const ids = new Set(customers.map(({ id }) => id))
  const buyers = buyersOf(orders)
  const phones = [...customers.map(({ phone }) => phone), ...orders.map(({ customerPhone }) => customerPhone)]
  const emails = [...emailsOf(orders), ...contacts.map(({ email }) => email.toLowerCase())]
  const names = [...customers, ...contacts].map(({ name }) => name)
  return {
    ids,
    phones: phonesOf(shop, ids, phones),
    emails: new Set(emails.filter((email) => email !== '')),
    names: new Set([...names, ...buyers.flatMap(({ customerName }) => customerName ?? [])]),
  }
}

/** Whether a phone belongs to another customer. */
function isOfOther(shop: ShopReader, phone: string, ids: ReadonlySet<number>): boolean {
  const owner = shop.customerNumbers.get(phone)?.customerId
  return owner !== undefined && !ids.has(owner)
}
