import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { changedFields, isBeforeDispatch, statusUnpaid } from '~/domain/orders/order-edits'
import type { EditedOrder, NewOrder, Order, OrderEdit } from '~/domain/orders/schema'
import { paidFor } from '../customers/accounts'
import { refuseOtherPhone } from '../customers/customers'
import { settlePayments } from '../customers/ledger'
import { ownerAfterEdit, putOwned, refuseBilled } from '../customers/order-owners'
import { giveBack, paidTooMuch } from '../customers/refunds'
import type { Call } from '../http/call'
import { changedMeanwhile, conflict, invalid, Refusal } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { chargesOf, orderedItems, refuseWrongTotals, withNames } from './order-items'
import { bagsByProduct, changeStock, refuseMoreThanStock } from './order-stock'

/**
 * Replaces an order's data before dispatch (a phone without a customer also later), and adjusts the stock in the same
 * transaction. The order keeps its previous values. 404; 409 after dispatch, with a bill, for changed stock or prices, if the
 * caller has seen an older version, or with what is paid too much in `current.advance` until `advance` keeps it or `refund`
 * gives it back; 422 for an invalid value.
 */
export function editOrder(shop: Shop, call: Call<EditedOrder>): Order {
  const { advance, refund, ...input } = call.input
  const { caller, now, expected } = call
  const before = namedRow(shop.orders, call, 'order')
  const { version = 1, edits = [] } = before
  const changed = changedFields(before, edited(before, input, withNames(input.items, before.items)))
  if (Object.keys(changed).length === 0) return before
  if (expected !== undefined && expected !== String(version)) throw changedMeanwhile({ ...before, version })
  if (!isPhoneOfNobody(before, changed)) refuseFixed(before)
  if (input.customerPhone !== before.customerPhone) refuseOtherPhone(input)
  refuseWrongTotals(input)
  const heldBefore = paidTooMuch(shop, before.id).paise
  const items = orderedItems(shop, input.items, before.items)
  moveStock(shop, before, items, now)
  const edit = { at: now, ...(caller.username !== undefined && { by: caller.username }), before: changed }
  const { customerId: _, customerMatch: _match, ...made } = edited(before, input, items)
  const order = {
    ...made,
    ...ownerAfterEdit(shop, before, input, now),
    edits: [...edits, edit],
    version: version + 1,
  }
  if (order.customerId !== before.customerId) refuseBelowPaid(shop, before, input.totalAmount)
  putOwned(shop, before, order, call)
  settlePayments(shop, [before.customerId, order.customerId])
  const freed = order.customerId === before.customerId ? paidTooMuch(shop, order.id).paise - heldBefore : 0
  if (refund) giveBack(shop, order.id, { most: rupees(Math.max(0, freed)), way: refund }, call)
  else if (freed > paiseIn(advance)) askToKeep(rupees(freed))
  return shop.orders.get(order.id) ?? order
}

function edited(before: Order, input: NewOrder, items: Order['items']): Order {
  const { discount: _had, discountReason: _said, deliveryCharge: _was, district: _lay, ...kept } = before
  const { discount: _given, discountReason: _reason, deliveryCharge: _asked, ...rest } = input
  const wasFree = paiseIn(before.totalAmount) === 0
  return { ...kept, ...rest, ...chargesOf(input), items, ...(wasFree && { paymentStatus: statusUnpaid(input) }) }
}

/** A phone without a customer can be corrected at any time, because nobody owes for the order yet. */
const isPhoneOfNobody = ({ customerId }: Order, changed: OrderEdit['before']): boolean =>
  customerId === undefined && Object.keys(changed).every((name) => name === 'customerPhone')

function refuseFixed(order: Order) {
  const { id, status } = order
  if (status === 'cancelled') throw conflict(`Order #${id} is cancelled. Set it to pending before you edit it.`)
  if (!isBeforeDispatch(status)) throw conflict(`Order #${id} is ${status}. Only a credit note changes its money now.`)
  refuseBilled(order)
}

function askToKeep(advance: string) {
  const asked = `More than this was paid. Keep ${formatRupees(advance)} as advance, or give it back?`
  throw new Refusal(409, asked, { current: { advance } })
}

/** An order that moves to another customer keeps what was paid for it. An existing overpayment is allowed. */
function refuseBelowPaid(shop: ShopReader, before: Order, totalAmount: string) {
  const paid = paidFor(shop, before.id)
  if (paiseIn(totalAmount) >= Math.min(paid, paiseIn(before.totalAmount))) return
  const message = `The total cannot be less than ${formatRupees(rupees(paid))}, which was paid for this order.`
  throw invalid([{ path: 'totalAmount', message }])
}

/** Takes added bags from stock, which must suffice, and returns removed ones. */
function moveStock(shop: Shop, before: Order, items: Order['items'], now: string) {
  const [had, has] = [bagsByProduct(before.items), bagsByProduct(items)]
  const added = [...new Set([...had.keys(), ...has.keys()])].map(
    (productId) => [productId, (has.get(productId) ?? 0) - (had.get(productId) ?? 0)] as const,
  )
  refuseMoreThanStock(shop, new Map(added.filter(([, bags]) => bags > 0)), items)
  for (const [productId, bags] of added) if (bags !== 0) changeStock(shop, productId, -bags, now)
}
