import { isSameName, isSamePerson } from '~/domain/customers/buyers'
import type { Customer } from '~/domain/customers/schema'
import type { EditedOrder, NewOrder, Order, OrderCustomer } from '~/domain/orders/schema'
import { indianPhone } from '~/domain/phones'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { buyerOf, customerOf, primaryCustomer } from './customers'
import { settlePayments } from './ledger'

/** Orders of a customer with whose names and addresses a new one is compared: a visitor's order waits for it. */
const MOST_COMPARED = 200

type Owner = Pick<Order, 'customerId' | 'customerMatch'>
type Ordered = Pick<NewOrder, 'customerName' | 'customerPhone' | 'shippingAddress' | 'language' | 'channel'>

/** Whose a new order is: the customer of its phone, if that names one. */
export function ownerOf(shop: Shop, order: Ordered, now: string): Owner {
  const customer = customerOf(shop, buyerOf(order), now)
  if (!customer) return {}
  return { customerId: customer.id, ...(!isLikeBefore(shop, customer, order) && { customerMatch: 'unconfirmed' }) }
}

/** Whose an order is after an edit: only another phone makes it another customer's. */
export function ownerAfterEdit(shop: Shop, before: Order, input: EditedOrder, now: string): Owner {
  const { customerId, customerMatch } = before
  const stays = customerId !== undefined && isSamePhone(before.customerPhone, input.customerPhone)
  if (!stays) return ownerOf(shop, { ...before, ...input }, now)
  const customer = primaryCustomer(shop, customerId)
  const isMarked = customerMatch === 'unconfirmed' && customer && !isLikeBefore(shop, customer, { ...before, ...input })
  const isAnswered = customerMatch === 'confirmed'
  return { customerId, ...((isMarked || isAnswered) && { customerMatch }) }
}

const isSamePhone = (one: string, other: string) => one === other || (indianPhone(one) ?? one) === indianPhone(other)

/** Whether an order names the customer as it is known, or as another of its orders does that nobody has to ask about. */
function isLikeBefore(shop: ShopReader, customer: Customer, order: Ordered): boolean {
  const buyer = buyerOf(order)
  // An operator who takes an order on the phone knows where it goes.
  const isSame = order.channel === undefined || order.channel === 'web' ? isSamePerson : isSameName
  const known = [customer, ...shop.customers.by('joinedTo', customer.id)]
  if (known.some((each) => isSame(each, buyer))) return true
  const orders = known.flatMap(({ id }) => shop.orders.by('customerId', id)).slice(0, MOST_COMPARED)
  return orders.some((each) => each.customerMatch !== 'unconfirmed' && isSame(buyerOf(each), buyer))
}

/** 409 where nobody has said yet whose an order is that came by a customer's phone in another name, or from elsewhere. */
export function refuseUnconfirmed(order: Order, customer: Customer) {
  if (order.customerMatch !== 'unconfirmed') return
  const whose = `${customer.name}, customer #${customer.id}`
  const differs = isSameName(customer, buyerOf(order))
    ? `Order #${order.id} came by the phone of ${whose}, from another address.`
    : `Order #${order.id} came by the phone of ${whose}, in the name of ${order.customerName}.`
  throw conflict(`${differs} Please say first whose order it is.`)
}

/**
 * Says whose an order is: its own customer once more, or another, to whom its money goes with it. 422 for an unknown one; 409
 * to give an order with a bill to another.
 */
export function assignOrder(shop: Shop, call: Call<OrderCustomer>): Order {
  const before = namedRow(shop.orders, call, 'order')
  const customer = primaryCustomer(shop, call.input.customerId)
  if (!customer) throw invalid([{ path: 'customerId', message: `There is no customer #${call.input.customerId}.` }])
  const isSame = before.customerId !== undefined && primaryCustomer(shop, before.customerId)?.id === customer.id
  if (!isSame) refuseBilled(before)
  const order = { ...before, customerId: isSame ? before.customerId : customer.id, customerMatch: 'confirmed' as const }
  putOwned(shop, before, order)
  settlePayments(shop, [before.customerId, order.customerId])
  return shop.orders.get(order.id) ?? order
}

/** A bill is fixed, and with it whose order it is for. */
export function refuseBilled({ id, billNumber }: Order) {
  if (billNumber !== undefined) throw conflict(`Order #${id} has the bill ${billNumber}. Make a credit note first.`)
}

/** Stores an order, and takes its entries and documents to its customer in the same change. The caller settles payments. */
export function putOwned(shop: Shop, before: Order, order: Order) {
  shop.orders.put(order)
  const { id, customerId } = order
  if (customerId === undefined || customerId === before.customerId) return
  for (const entry of shop.ledgerEntries.by('orderId', id)) shop.ledgerEntries.put({ ...entry, customerId })
  for (const bill of shop.bills.by('orderId', id)) shop.bills.put({ ...bill, customerId })
}
