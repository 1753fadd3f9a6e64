import { foldedPerson, isSameName, isSamePerson } from '~/domain/customers/buyers'
import { namedSum } from '~/domain/customers/ledger'
import type { Customer } from '~/domain/customers/schema'
import { indianDay } from '~/domain/dates'
import { paiseIn, rupees } from '~/domain/money'
import type { EditedOrder, NewOrder, Order, OrderCustomer } from '~/domain/orders/schema'
import { indianPhone } from '~/domain/phones'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { idsOf, primaryCustomer, readAccount } from './accounts'
import { buyerOf, customerOf } from './customers'
import { insertEntry, settlePayments, type Writing } from './ledger'

/** Orders of a customer with whose names and addresses a new one is compared: a visitor's order waits for it. */
const MOST_COMPARED = 200

type Owner = Pick<Order, 'customerId' | 'customerMatch'>
type Ordered = Pick<NewOrder, 'customerName' | 'customerPhone' | 'shippingAddress' | 'district' | 'language' | 'channel'>

/** Whose a new order is: the customer of its phone, if that names one. */
export function ownerOf(shop: Shop, order: Ordered, now: string): Owner {
  const customer = customerOf(shop, buyerOf(order), now)
  if (!customer) return {}
  return { customerId: customer.id, ...(!isLikeBefore(shop, customer, order) && { customerMatch: 'unconfirmed' }) }
}

/** Whose an order is after an edit: only the phone of another makes it that customer's. 409 for an order with documents. */
export function ownerAfterEdit(shop: Shop, before: Order, input: EditedOrder, now: string): Owner {
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

/** Whether a phone is the one of before, or another one of the same customer. */
function isOfCustomer(shop: ShopReader, customerId: number, before: string, phone: string): boolean {
  const typed = indianPhone(phone)
  if (before === phone || (indianPhone(before) ?? before) === typed) return true
  const known = typed === undefined ? undefined : shop.customerNumbers.get(typed)
  return known !== undefined && primaryCustomer(shop, known.customerId)?.id === primaryCustomer(shop, customerId)?.id
}

/** To make out who has placed an order costs more than to compare him: of a stored order it is done once. */
const foldedBuyers = new WeakMap<Order, ReturnType<typeof foldedPerson>>()

function foldedBuyer(order: Order) {
  const folded = foldedBuyers.get(order) ?? foldedPerson(buyerOf(order))
  foldedBuyers.set(order, folded)
  return folded
}

/** Whether an order names the customer as it is known, or as another of its orders does that nobody has to ask about. */
function isLikeBefore(shop: ShopReader, customer: Customer, order: Ordered): boolean {
  const buyer = foldedPerson(buyerOf(order))
  // An operator who takes an order on the phone knows where it goes.
  const isSame = order.channel === undefined || order.channel === 'web' ? isSamePerson : isSameName
  const known = idsOf(shop, customer.id).flatMap((id) => shop.customers.get(id) ?? [])
  if (known.some((each) => isSame(foldedPerson(each), buyer))) return true
  const orders = known.flatMap(({ id }) => shop.orders.by('customerId', id, MOST_COMPARED)).slice(0, MOST_COMPARED)
  return orders.some((each) => each.customerMatch !== 'unconfirmed' && isSame(foldedBuyer(each), buyer))
}

/** 409 where nobody has said yet whose an order is that came by a customer's phone in another name, or from elsewhere. */
export function refuseUnconfirmed(order: Order, customer: Customer) {
  if (order.customerMatch !== 'unconfirmed') return
  const whose = `${customer.name}, customer #${customer.id}`
  const differs = isSameName(foldedPerson(customer), foldedBuyer(order))
    ? `Order #${order.id} came by the phone of ${whose}, from another address.`
    : `Order #${order.id} came by the phone of ${whose}, in the name of ${order.customerName}.`
  throw conflict(`${differs} Please say first whose order it is.`)
}

/**
 * Says whose an order is: its own customer once more, or another, to whom its money goes with it. 422 for an unknown one; 409
 * to give an order with documents to another.
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

/** Documents stay with whom they name, and with them their order. */
function refuseWithDocuments(shop: ShopReader, { id }: Order) {
  const [document] = shop.bills.by('orderId', id)
  if (document)
    throw conflict(
      `Order #${id} has the document ${document.number}, and stays with whom it names. Please repeat the order for the other customer.`,
    )
}

/** A bill is fixed, and with it what was ordered. */
export function refuseBilled({ id, billNumber }: Order) {
  if (billNumber !== undefined) throw conflict(`Order #${id} has the bill ${billNumber}. Make a credit note first.`)
}

/**
 * Stores an order, and takes what came in its name to its customer in the same change: up to its sum, as far as that is still
 * held, or all of it where nobody had said whose the order was. The rest stays, by two entries that name each other. The caller
 * settles payments.
 */
export function putOwned(shop: Shop, before: Order, order: Order, writing: Writing) {
  const { id, customerId } = order
  const isMoved = customerId !== undefined && customerId !== before.customerId
  const entries = isMoved ? shop.ledgerEntries.by('orderId', id) : []
  const came = namedSum(entries)
  const going = before.customerMatch === 'unconfirmed' ? came : Math.min(paiseIn(order.totalAmount), namedIn(shop, before))
  const staying = came - going
  shop.orders.put(order)
  if (!isMoved) return
  for (const entry of entries) shop.ledgerEntries.put({ ...entry, customerId })
  if (entries.length === 0 || staying === 0 || before.customerId === undefined) return
  const date = indianDay(new Date(writing.now))
  const [amount, note] = [rupees(staying), `Order #${id} went to another customer.`]
  const taken = insertEntry(shop, { customerId, kind: 'transfer', amount, date, orderId: id, note }, writing)
  const left = {
    customerId: before.customerId,
    kind: 'transfer' as const,
    amount: rupees(-staying),
    date,
    transferOf: taken.id,
    note,
  }
  shop.ledgerEntries.put({ ...taken, transferOf: insertEntry(shop, left, writing).id })
}

/** Paise that came in the name of an order, and are still held. */
function namedIn(shop: ShopReader, { id, customerId }: Order): number {
  const customer = customerId === undefined ? undefined : primaryCustomer(shop, customerId)
  return (customer && readAccount(shop, customer.id).orders.get(id)?.named) ?? 0
}
