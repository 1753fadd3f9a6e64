import { foldedPerson, isSameName, isSamePerson } from '~/domain/customers/buyers'
import { namedSum } from '~/domain/customers/ledger'
import type { Customer } from '~/domain/customers/schema'
import { indianDay } from '~/domain/dates'
import { paiseIn } from '~/domain/money'
import type { NewOrder, Order, OrderCustomer } from '~/domain/orders/schema'
import { indianPhone } from '~/domain/phones'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { idsOf, primaryCustomer, readAccount } from './accounts'
import { buyerOf, customerOf } from './customers'
import { settlePayments, type Writing } from './ledger'
import { leaveBehind } from './left-behind'

/** Maximum orders of a customer compared with a new one, because the visitor waits. */
const MOST_COMPARED = 200

type Owner = Pick<Order, 'customerId' | 'customerMatch'>
type Ordered = Pick<NewOrder, 'customerName' | 'customerPhone' | 'shippingAddress' | 'district' | 'language' | 'channel'>

/** The customer of a new order, by its phone. */
export function ownerOf(shop: Shop, order: Ordered, now: string): Owner {
  const customer = customerOf(shop, buyerOf(order), now)
  if (!customer) return {}
  return { customerId: customer.id, ...(!isLikeBefore(shop, customer, order) && { customerMatch: 'unconfirmed' }) }
}

/** The customer after an edit; changes only if the phone belongs to another. 409 for an order with documents. */
export function ownerAfterEdit(shop: Shop, before: Order, input: NewOrder, now: string): Owner {
  const { customerId, customerMatch } = before
  const stays = customerId !== undefined && isOfCustomer(shop, customerId, before.customerPhone, input.customerPhone)
  if (!stays) {
    const owner = ownerOf(shop, { ...before, ...input }, now)
    refuseWithDocuments(shop, before)
    return owner
  }
  const customer = primaryCustomer(shop, customerId)
  const isMarked = customerMatch === 'unconfirmed' && customer && !isLikeBefore(shop, customer, { ...before, ...input })
  const isAnswered = customerMatch === 'confirmed'
  return { customerId, ...((isMarked || isAnswered) && { customerMatch }) }
}

/** Whether a phone is unchanged, or another phone of the same customer. */
function isOfCustomer(shop: ShopReader, customerId: number, before: string, phone: string): boolean {
  const typed = indianPhone(phone)
  if (before === phone || (indianPhone(before) ?? before) === typed) return true
  const known = typed === undefined ? undefined : shop.customerNumbers.get(typed)
  return known !== undefined && primaryCustomer(shop, known.customerId)?.id === primaryCustomer(shop, customerId)?.id
}

/** Caches normalized buyers of stored rows, because normalizing costs more than comparing. */
const folded = new WeakMap<Order | Customer, ReturnType<typeof foldedPerson>>()

function foldedOnce(row: Order | Customer) {
  const person = folded.get(row) ?? foldedPerson('customerName' in row ? buyerOf(row) : row)
  folded.set(row, person)
  return person
}

/** Whether an order's name and address match the customer, or one of its certain orders. */
function isLikeBefore(shop: ShopReader, customer: Customer, order: Ordered): boolean {
  const buyer = foldedPerson(buyerOf(order))
  // An operator who takes an order by phone knows the address.
  const isSame = order.channel === undefined || order.channel === 'web' ? isSamePerson : isSameName
  const known = idsOf(shop, customer.id).flatMap((id) => shop.customers.get(id) ?? [])
  if (known.some((each) => isSame(foldedOnce(each), buyer))) return true
  const orders = known.flatMap(({ id }) => shop.orders.by('customerId', id, MOST_COMPARED)).slice(0, MOST_COMPARED)
  return orders.some((each) => each.customerMatch !== 'unconfirmed' && isSame(foldedOnce(each), buyer))
}

/** 409 for an order with a customer's phone but another name or address, until someone confirms it. */
export function refuseUnconfirmed(order: Order, customer: Customer) {
  if (order.customerMatch !== 'unconfirmed') return
  const whose = `${customer.name}, customer #${customer.id}`
  const differs = isSameName(foldedOnce(customer), foldedOnce(order))
    ? `Order #${order.id} came by the phone of ${whose}, from another address.`
    : `Order #${order.id} came by the phone of ${whose}, in the name of ${order.customerName}.`
  throw conflict(`${differs} Please say first whose order it is.`)
}

/**
 * Confirms the customer of an order, or moves it with its money to another. 422 for an unknown one; 409 to move an order with
 * documents.
 */
export function assignOrder(shop: Shop, call: Call<OrderCustomer>): Order {
  const before = namedRow(shop.orders, call, 'order')
  const customer = primaryCustomer(shop, call.input.customerId)
  if (!customer) throw invalid([{ path: 'customerId', message: `There is no customer #${call.input.customerId}.` }])
  const isSame = before.customerId !== undefined && primaryCustomer(shop, before.customerId)?.id === customer.id
  if (!isSame) refuseWithDocuments(shop, before)
  const order = { ...before, customerId: isSame ? before.customerId : customer.id, customerMatch: 'confirmed' as const }
  putOwned(shop, before, order, call)
  settlePayments(shop, [before.customerId, order.customerId])
  return shop.orders.get(order.id) ?? order
}

/** Documents stay with the customer they name, and so does their order. */
function refuseWithDocuments(shop: ShopReader, { id }: Order) {
  const [document] = shop.bills.by('orderId', id)
  if (document)
    throw conflict(
      `Order #${id} has the document ${document.number}, and stays with whom it names. Please repeat the order for the other customer.`,
    )
}

/** A bill is final, and so are the ordered items. */
export function refuseBilled({ id, billNumber }: Order) {
  if (billNumber !== undefined) throw conflict(`Order #${id} has the bill ${billNumber}. Make a credit note first.`)
}

/**
 * Stores an order, and moves its payments to its customer in the same transaction: up to its total if still held, or everything
 * if the customer was unconfirmed. The rest stays; two linked entries record the transfer. The caller settles payments.
 */
export function putOwned(shop: Shop, before: Order, order: Order, writing: Writing) {
  const { id, customerId } = order
  const isMoved = customerId !== undefined && customerId !== before.customerId
  const entries = isMoved ? shop.ledgerEntries.by('orderId', id) : []
  const came = namedSum(entries)
  const going = before.customerMatch === 'unconfirmed' ? came : Math.min(paiseIn(order.totalAmount), namedIn(shop, before))
  const staying = came - going
  shop.orders.put(withOwners(before, order, writing.now))
  if (!isMoved) return
  for (const entry of entries) shop.ledgerEntries.put({ ...entry, customerId })
  if (entries.length === 0 || staying === 0 || before.customerId === undefined) return
  const left = { orderId: id, customerId: before.customerId, paise: staying }
  leaveBehind(shop, left, customerId, { ...writing, date: indianDay(new Date(writing.now)) })
}

/** An order keeps whose it was, as past months show it. */
function withOwners({ customerId, customerMatch, ownersBefore = [] }: Order, order: Order, until: string): Order {
  if (order.customerId === customerId && order.customerMatch === customerMatch) return order
  const before = { until, ...(customerId !== undefined && { customerId }), ...(customerMatch && { customerMatch }) }
  return { ...order, ownersBefore: [...ownersBefore, before] }
}

/** Paise received for an order and still held. */
function namedIn(shop: ShopReader, { id, customerId }: Order): number {
  const customer = customerId === undefined ? undefined : primaryCustomer(shop, customerId)
  return (customer && readAccount(shop, customer.id).orders.get(id)?.named) ?? 0
}
