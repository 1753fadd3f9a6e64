import { formatDate } from '~/domain/dates'
import { heldItems, holdsBags } from '~/domain/orders/dispatched-orders'
import { withGoods, withGoodsAgain } from '~/domain/orders/goods-back'
import type { Dispatch } from '~/domain/orders/order-dispatch-schema'
import { isBeforeDispatch, statusUnpaid } from '~/domain/orders/order-edits'
import { requiresOrderEmail } from '~/domain/orders/order-email'
import { promisedDays } from '~/domain/orders/promised-day'
import type { NewOrder, NewOrderStatus, NewOrderStatuses, Order, OrderStatuses, PlacedOrder } from '~/domain/orders/schema'
import { REQUIRED } from '~/domain/text'
import { newLinkSalt } from '../auth/link-tokens'
import { billShipped, rebill, refuseSilentCancel } from '../customers/bills'
import { refuseOtherPhone } from '../customers/customers'
import { settlePayments, type Writing } from '../customers/ledger'
import { ownerOf } from '../customers/order-owners'
import type { Call } from '../http/call'
import { changedSince, invalid, roleRefused } from '../http/problems'
import { namedRow, newestFirst } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { refuseOtherCharge } from './delivery-charges'
import { chargesOf, orderedItems, refuseWrongTotals } from './order-items'
import { countRating } from './order-ratings'
import { bagsByProduct, changeStock, moveStock, refuseMoreThanStock } from './order-stock'

export const listOrders = (shop: ShopReader): Order[] => newestFirst(shop.orders.rows())

/**
 * Places an order with stock and customer in one transaction. 422 for an unknown or inactive product or inconsistent totals;
 * 409 with the current value if a price or the delivery charge has changed or the stock is too low. A web order needs an e-mail
 * address unless the owner turned that off, an operator's order a phone of ten digits. A visitor's answer omits the customer,
 * which would reveal whether a phone has ordered before.
 */
export function placeOrder(shop: Shop, call: Call<PlacedOrder>): Order {
  const { caller, now } = call
  const { isConfirmed = false, ...placed } = call.input
  const input = caller.isOperator ? placed : asVisitor(shop, placed)
  if (input.channel === undefined && input.customerEmail === '' && requiresOrderEmail(shop))
    throw invalid([{ path: 'customerEmail', message: REQUIRED }])
  const { channel, discount: _discount, discountReason: _reason, deliveryCharge: _charge, ...rest } = input
  if (channel !== undefined) refuseOtherPhone(input)
  refuseWrongTotals(input)
  const items = orderedItems(shop, input.items)
  const by = channel && caller.username ? { by: caller.username } : {}
  const reached = isConfirmed && channel && caller.isOperator ? (['pending', 'confirmed'] as const) : (['pending'] as const)
  const statuses = reached.map((status) => ({ status, at: now, ...by }))
  const order = takeOrder(
    shop,
    {
      ...rest,
      ...ownerOf(shop, input, now),
      ...(channel && { channel }),
      ...chargesOf(input),
      items,
      statusHistory: statuses,
    },
    now,
  )
  const { customerId: _, customerMatch: _match, ...shown } = order
  return caller.isOperator ? order : shown
}

type TakenOrder = Omit<Order, 'id' | 'status' | 'paymentStatus' | 'linkSalt' | 'createdAt'>

/** Takes the bags of a new order from the stock, and stores it. 409 if the stock is too low. */
export function takeOrder(shop: Shop, order: TakenOrder, now: string): Order {
  const bags = bagsByProduct(order.items)
  refuseMoreThanStock(shop, bags, order.items)
  for (const [productId, quantity] of bags) changeStock(shop, productId, -quantity, now)
  return shop.orders.insert({
    ...order,
    status: order.statusHistory.at(-1)?.status ?? 'pending',
    paymentStatus: statusUnpaid(order),
    linkSalt: newLinkSalt(),
    createdAt: now,
  })
}

/** Limits a visitor's order: no channel, no discount, and the delivery charge of its place. */
function asVisitor(shop: ShopReader, { channel: _, discount: _discount, discountReason: _reason, ...order }: NewOrder): NewOrder {
  refuseOtherCharge(shop, order)
  return order
}

/**
 * Sets any status. Cancelling returns the stock; reopening takes it again, even below zero. 422 for a dispatch of unshipped
 * goods, or on a day before the order; 409 if the order is no longer in the status `from`, and to cancel one with a bill that
 * the call does not name. With a setting, shipped orders are billed.
 */
export function setOrderStatus(shop: Shop, call: Call<NewOrderStatus>): Order {
  const { status, from, dispatch, bill, isUndo } = call.input
  const before = namedRow(shop.orders, call, 'order')
  if (from !== undefined && from !== before.status && status !== before.status) throw changedSince(before)
  const after = dispatched(shop, changeStatus(shop, before, { status, bill, isUndo }, call), dispatch)
  const order = status === before.status ? after : billShipped(shop, after, call)
  settlePayments(shop, [order.customerId])
  return shop.orders.get(order.id) ?? order
}

/**
 * Sets the status of several orders in one transaction. Orders no longer in the status `from` are skipped; 422 for an unknown
 * one.
 */
export function setOrderStatuses(shop: Shop, call: Call<NewOrderStatuses>): OrderStatuses {
  const answer: OrderStatuses = { changed: [], left: [] }
  for (const [index, { id, from, to, bill }] of call.input.changes.entries()) {
    const before = shop.orders.get(id)
    if (!before) throw invalid([{ path: `changes.${index}.id`, message: `There is no order #${id}.` }])
    if (before.status !== from) answer.left.push({ id, status: before.status })
    else {
      const changed = dispatched(shop, changeStatus(shop, before, { status: to, bill }, call), call.input.dispatch)
      answer.changed.push(to === from ? changed : billShipped(shop, changed, call))
    }
  }
  settlePayments(
    shop,
    answer.changed.map(({ customerId }) => customerId),
  )
  return { ...answer, changed: answer.changed.map((order) => shop.orders.get(order.id) ?? order) }
}

/**
 * Cancelling credits a bill after the undo time (CancelledBills); reopening bills again at once. The caller settles payments.
 */
export function changeStatus(
  shop: Shop,
  before: Order,
  { status, bill, isUndo = false }: Pick<NewOrderStatus, 'status' | 'bill' | 'isUndo'>,
  { now, caller }: Writing,
): Order {
  if (status === before.status) return before
  if (caller.role === 'packer' && [status, before.status].includes('cancelled')) throw roleRefused('packer')
  if (status === 'cancelled') refuseSilentCancel(shop, before, bill, now)
  const by = caller.username !== undefined && { by: caller.username }
  const entry = { status, at: now, ...by }
  const goods = {
    goodsReturned: isBeforeDispatch(status) ? undefined : before.goodsReturned,
    // Without its bill, an order begins anew: it takes all its bags again.
    returns: beginsAnew(before, status) ? undefined : before.returns,
  }
  const noted = { at: now, ...by }
  const again = isUndo ? withGoodsAgain(before, status, noted) : undefined
  const { dispatch, cancelRequest, ...kept } = again ?? withGoods(before, goods, noted)
  const order = {
    ...kept,
    // Goods that were taken back were not dispatched.
    ...(dispatch && !isBeforeDispatch(status) && { dispatch }),
    // An accepted cancel request is removed when its order is reopened, so that a new one is possible.
    ...(cancelRequest && !(before.status === 'cancelled' && cancelRequest.isAccepted !== false) && { cancelRequest }),
    status,
    statusHistory: [...before.statusHistory, entry],
  }
  shop.orders.put(order)
  countRating(shop, before, order)
  if (holdsBags(before) && !holdsBags(order)) moveStock(shop, heldItems(before), 1, now)
  if (!holdsBags(before) && holdsBags(order)) moveStock(shop, heldItems(order), -1, now)
  return before.status === 'cancelled' ? rebill(shop, order, { now, caller }) : order
}

const beginsAnew = ({ status: from, billNumber, cancelledBill, goodsReturned }: Order, status: Order['status']): boolean =>
  goodsReturned === true
    ? isBeforeDispatch(status)
    : from === 'cancelled' && billNumber === undefined && cancelledBill === undefined

function dispatched(shop: Shop, before: Order, dispatch: Dispatch | undefined): Order {
  if (!dispatch) return before
  if (before.status !== 'shipped' && before.status !== 'delivered') {
    throw invalid([{ path: 'dispatch', message: 'A vehicle and a driver go with an order that is shipped.' }])
  }
  const { first, last } = promisedDays(before.createdAt)
  if (dispatch.day !== null && (dispatch.day < first || dispatch.day > last)) {
    const message = `Please choose a day from ${formatDate(first)} to ${formatDate(last)}.`
    throw invalid([{ path: 'dispatch.day', message }])
  }
  const order = { ...before, dispatch }
  shop.orders.put(order)
  return order
}
