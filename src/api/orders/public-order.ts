import type { BillDocument } from '~/domain/customers/bills-schema'
import { isErasedOrder } from '~/domain/customers/erased'
import { DAY } from '~/domain/day'
import { districtOf } from '~/domain/districts'
import { ORDER_PAGE_DAYS } from '~/domain/kept-days'
import { rupees } from '~/domain/money'
import { addressLines } from '~/domain/orders/order-address'
import { detailsOf } from '~/domain/orders/order-line'
import { maskedPhone } from '~/domain/orders/phone-digits'
import type { OrderStep, PublicOrder, PublicOrderItem, PublicOrderStatus } from '~/domain/orders/public-order-schema'
import type { Order, OrderStatus } from '~/domain/orders/schema'
import { shownPhone } from '~/domain/phones'
import { madeFrom } from '~/domain/translations'
import { complaintsOfOrder } from '../contacts/complaints'
import { paidFor, paymentOf, refundedFor } from '../customers/accounts'
import { bouncedCheques } from '../customers/bounced-cheques'
import { accountsIn } from '../customers/customer-accounts'
import { reportsOf } from '../customers/payment-reports'
import type { ShopReader, Store } from '../store/store'
import { mayAskToCancel } from './cancel-requests'

const STEPS: readonly OrderStatus[] = ['pending', 'confirmed', 'shipped', 'delivered']

/** Only the status, long after delivery. */
const publicOrderStatus = ({ id, status, statusHistory }: Order) => ({
  id,
  status,
  timeline: timelineOf({ status, statusHistory }),
})

/** The items of an order, with translated names. */
export const shownItems = (shop: ShopReader, { items }: Pick<Order, 'items'>): PublicOrderItem[] =>
  items.map(({ productId, productName, productSku, quantity, totalPrice, ...line }) => ({
    ...{ productName, productSku, quantity, totalPrice },
    details: detailsOf(line),
    translations: madeFrom(shop.products.get(productId), 'name', productName),
    category: shop.products.get(productId)?.category ?? null,
  }))

function detailedOrder(store: Store, shop: ShopReader, order: Order, isOpened: boolean): PublicOrder {
  const { totalAmount, discount = '0.00', deliveryCharge = '0.00', handling, dispatch, cancelRequest } = order
  const isCancelled = order.status === 'cancelled'
  const { due, paid, refundable } = paymentOf(shop, order, accountsIn(store, shop))
  const owing = Math.max(0, due - paid)
  return {
    ...publicOrderStatus(order),
    items: shownItems(shop, order),
    billNumber: order.billNumber ?? null,
    discount,
    deliveryCharge,
    totalAmount,
    paid: rupees(paid),
    owing: rupees(owing),
    held: rupees(isCancelled ? refundable : 0),
    usedElsewhere: rupees(isCancelled ? Math.max(0, paidFor(shop, order.id) - refundable) : 0),
    refunded: rupees(refundedFor(shop, order.id)),
    buyer: buyerOf(order, isOpened),
    promisedDay: handling?.promisedDay ?? null,
    dispatch: order.status === 'shipped' || order.status === 'delivered' ? (dispatch ?? null) : null,
    bouncedCheques: owing > 0 ? bouncedCheques(shop, order) : [],
    reports: reportsOf(shop, order.id).map(({ reference, date, state, sentence }) => ({ reference, date, state, sentence })),
    cancelRequest: cancelRequest
      ? { isAccepted: cancelRequest.isAccepted, sentence: cancelRequest.sentence, at: cancelRequest.at }
      : null,
    mayCancel: mayAskToCancel(order),
    rating: order.rating ?? null,
    complaints: complaintsOfOrder(shop, order.id),
  }
}

/** The public order at a time in milliseconds since 1970, and whether its buyer opened it. For an erased buyer only the status. */
export function publicOrderAt(
  store: Store,
  shop: ShopReader,
  order: Order,
  now: number,
  isOpened = false,
): PublicOrderStatus | PublicOrder {
  const delivered = order.statusHistory.findLast(({ status }) => status === 'delivered')?.at
  const isOver = order.status === 'delivered' && delivered && now - Date.parse(delivered) > ORDER_PAGE_DAYS * DAY
  return isOver || isErasedOrder(order) ? publicOrderStatus(order) : detailedOrder(store, shop, order, isOpened)
}

/** The timeline of an order, each step with the last time it was reached; a cancelled order ends there. */
function timelineOf({ status, statusHistory }: Pick<Order, 'status' | 'statusHistory'>): OrderStep[] {
  const last = (wanted: OrderStatus) => statusHistory.findLast((each) => each.status === wanted)?.at ?? null
  if (status === 'cancelled') {
    const passed = STEPS.filter((each) => last(each)).map((each) => ({ status: each, at: last(each) }))
    return [...passed, { status, at: last(status) }]
  }
  return STEPS.map((each, place) => ({ status: each, at: place <= STEPS.indexOf(status) ? last(each) : null }))
}

/** The bill for the order's page; masked unless its buyer opened it. Undefined without one, and long after delivery. */
export function billAt(store: Store, shop: ShopReader, order: Order, now: number, isOpened = false): BillDocument | undefined {
  const view = publicOrderAt(store, shop, order, now)
  const bill = 'items' in view && view.billNumber !== null ? shop.bills.get(view.billNumber) : undefined
  if (!bill) return undefined
  const { id: _id, customerId: _customer, createdAt: _at, by: _by, ...document } = bill
  if (isOpened) return document
  const { name, phone, area } = maskedBuyerOf(order)
  return { ...document, recipient: { name, phone, address: area, gstin: '' } }
}

/** The buyer as the holder of the link sees him: masked, until the last digits of his phone opened the page. */
export const buyerOf = (order: Named, isOpened: boolean) => (isOpened ? wholeBuyerOf(order) : maskedBuyerOf(order))

/** First name, masked phone and district. */
const maskedBuyerOf = (order: Named) => ({
  name: firstName(order.customerName),
  phone: maskedPhone(order.customerPhone),
  area: districtOf(order) ?? ('' as const),
  address: '',
})

const wholeBuyerOf = (order: Named) => ({
  name: order.customerName.trim(),
  phone: shownPhone(order.customerPhone),
  // The address names it.
  area: '' as const,
  address: addressLines(order).join(', '),
})

type Named = Pick<Order, 'customerName' | 'customerPhone' | 'shippingAddress' | 'district'>

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''
