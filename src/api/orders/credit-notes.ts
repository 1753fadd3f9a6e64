import type { Bill, NewCreditNote } from '~/domain/customers/bills-schema'
import { leftOfBill } from '~/domain/customers/listed-bills'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { hasLeft, holdsBags } from '~/domain/orders/dispatched-orders'
import { readBill, writeCreditNote } from '../customers/bills'
import { settlePayments } from '../customers/ledger'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import type { Shop } from '../store/store'
import { moveStock } from './order-stock'

/**
 * Credits a part of a bill, or the rest. 409 if nothing is left; 422 for more than is left, for returned goods with a partial
 * credit, or goods that were not shipped. Returned goods increase the stock.
 */
export function creditBill(shop: Shop, call: Call<NewCreditNote>): Bill {
  const billed = readBill(shop, call)
  if (billed.kind !== 'bill') throw conflict(`${billed.number} is a credit note, which cannot be taken back by another one.`)
  const left = leftOfBill(billed)
  const isNothing = paiseIn(billed.totalAmount) === 0 && billed.credits.length === 0
  if (left === 0 && !isNothing) throw conflict(`Nothing of bill ${billed.number} is left to take back.`)
  const { amount = rupees(left), reason, goodsReturned } = call.input
  if (paiseIn(amount) === 0 && !isNothing) throw invalid([{ path: 'amount', message: 'Please enter an amount above zero.' }])
  if (paiseIn(amount) > left) {
    const message = `Only ${formatRupees(rupees(left))} of bill ${billed.number} is left.`
    throw invalid([{ path: 'amount', message }])
  }
  const order = shop.orders.get(billed.orderId)
  const isWhole = order !== undefined && order.billNumber === billed.number && paiseIn(amount) === left && hasLeft(order)
  if (goodsReturned && !isWhole) throw invalid([{ path: 'goodsReturned', message: NOT_RETURNED }])
  const written = writeCreditNote(shop, billed, { amount, reason }, call)
  const after = isWhole ? shop.orders.get(order.id) : undefined
  if (after) shop.orders.put({ ...after, goodsReturned })
  if (after && goodsReturned && order && holdsBags(order)) moveStock(shop, after, 1, call.now)
  settlePayments(shop, [billed.customerId])
  return written
}

const NOT_RETURNED = 'Goods that have left come back with the credit note that takes back all that is left of their bill.'
