import type { Bill, NewCreditNote } from '~/domain/customers/bills-schema'
import { costOfBags, creditedBags, withBags } from '~/domain/customers/credited-bags'
import { leftOfBill } from '~/domain/customers/listed-bills'
import { formatRupees, paiseIn, rupees, totalPrice } from '~/domain/money'
import { hasLeft, heldItems, holdsBags } from '~/domain/orders/dispatched-orders'
import { withGoods } from '~/domain/orders/goods-back'
import type { Order } from '~/domain/orders/schema'
import { notesOf, readBill, writeCreditNote } from '../customers/bills'
import { settlePayments } from '../customers/ledger'
import { giveBack } from '../customers/refunds'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import type { Shop } from '../store/store'
import { bagsByProduct, changeStock, moveStock } from './order-stock'

/**
 * Credits bags of a bill by line, an amount, or the rest. 409 if nothing is left; 422 for more than is left, for returned goods
 * with a partial amount, or goods that were not shipped. Returned goods increase the stock. A refund gives back what is then
 * paid too much, in the same transaction.
 */
export function creditBill(shop: Shop, call: Call<NewCreditNote>): Bill {
  const billed = readBill(shop, call)
  if (billed.kind !== 'bill') throw conflict(`${billed.number} is a credit note, which cannot be taken back by another one.`)
  const credit = creditOf(shop, billed, call.input)
  const { amount, order, isWhole, isBack, back } = credit
  const reason = call.input.reason
  const written = writeCreditNote(shop, billed, { amount, reason, ...printedLines(billed, credit) }, call)
  if (order) putReturns(shop, order, credit, call)
  if (isWhole && isBack && order && holdsBags(order) && back.length === 0) moveStock(shop, heldItems(order), 1, call.now)
  settlePayments(shop, [billed.customerId])
  if (call.input.refund) giveBack(shop, billed.orderId, { most: amount, way: call.input.refund }, call)
  return written
}

interface Credit {
  amount: string
  /** The order, if this is its current bill. */
  order: Order | undefined
  /** Whether nothing is left of the bill of goods that were shipped. */
  isWhole: boolean
  /** Whether all goods came back or were credited by line, so that nothing is left to bill. */
  isBack: boolean
  /** The bags of this note by line, and what they cost in paise before and after their part of the discount. */
  back: NewCreditNote['lines']
  cost: number
}

/** What a credit note would take back, or its refusal. */
function creditOf(shop: Shop, billed: Bill, { lines: back, amount: typed, goodsReturned }: NewCreditNote): Credit {
  const left = leftOfBill(billed)
  const isNothing = paiseIn(billed.totalAmount) === 0 && billed.credits.length === 0
  if (left === 0 && !isNothing) throw conflict(`Nothing of bill ${billed.number} is left to take back.`)
  const stored = shop.orders.get(billed.orderId)
  const order = stored?.billNumber === billed.number ? stored : undefined
  const before = creditedBags(billed, notesOf(shop, billed))
  if (back.length > 0) refuseWrongBags(billed, order, before, back)
  const after = withBags(before, back)
  const cost = back.length > 0 ? Math.min(left, costOfBags(billed, after) - costOfBags(billed, before)) : left
  const amount = typed ?? rupees(cost)
  if (paiseIn(amount) === 0 && !isNothing) throw invalid([{ path: 'amount', message: 'Please enter an amount above zero.' }])
  if (paiseIn(amount) > cost) throw invalid([{ path: 'amount', message: tooMuch(billed, cost, back.length > 0) }])
  const isWhole = order !== undefined && hasLeft(order) && paiseIn(amount) === left
  const isAllBack = billed.lines.every(({ quantity }, place) => quantity === after[place])
  if (isWhole && !isAllBack && after.some((bags) => bags > 0) && (back.length > 0 || !goodsReturned)) {
    const message = `Bags of bill ${billed.number} came back. With all that is left of it, please take back all its other bags too.`
    throw back.length > 0 ? invalid([{ path: 'lines', message }]) : conflict(message)
  }
  if (goodsReturned && back.length === 0 && !isWhole) throw invalid([{ path: 'goodsReturned', message: NOT_RETURNED }])
  return { amount, order, isWhole, isBack: isAllBack || goodsReturned, back, cost }
}

const tooMuch = ({ number }: Bill, paise: number, isOfBags: boolean) =>
  isOfBags ? `These bags cost ${formatRupees(rupees(paise))}.` : `Only ${formatRupees(rupees(paise))} of bill ${number} is left.`

function refuseWrongBags(billed: Bill, order: Order | undefined, before: readonly number[], back: NewCreditNote['lines']) {
  if (!order || !hasLeft(order)) throw invalid([{ path: 'lines', message: NOT_LEFT }])
  const errors = back.flatMap(({ item, bags }, index) => {
    const left = (billed.lines[item]?.quantity ?? 0) - (before[item] ?? 0)
    if (!billed.lines[item]) return [{ path: `lines.${index}.item`, message: `Bill ${billed.number} has no such line.` }]
    return bags > left ? [{ path: `lines.${index}.bags`, message: leftOfLine(left) }] : []
  })
  if (errors.length > 0) throw invalid(errors)
}

const leftOfLine = (bags: number) =>
  bags === 1 ? 'Only 1 bag of this line is left.' : `Only ${bags} bags of this line are left.`

/** The lines of a credit note as printed. What the bags cost beyond its amount is their discount. */
function printedLines(billed: Bill, { back, amount }: Credit): Partial<Pick<Bill, 'lines' | 'discount'>> {
  if (back.length === 0) return {}
  const lines = back.flatMap(({ item, bags, goodsReturned }) => {
    const line = billed.lines[item]
    const unit = bags === 1 ? 'bag' : 'bags'
    return line ? [{ ...line, item, quantity: bags, unit, totalPrice: totalPrice(line.unitPrice, bags), goodsReturned }] : []
  })
  const full = lines.reduce((sum, line) => sum + paiseIn(line.totalPrice), 0)
  return { lines, discount: rupees(full - paiseIn(amount)) }
}

/** Notes on the order what came back, and moves the stock of its lines. An unshipped order without a bill begins anew. */
function putReturns(
  shop: Shop,
  { id, returns = [], status }: Order,
  { back, isWhole, isBack }: Credit,
  { caller, now }: Call<NewCreditNote>,
) {
  const after = shop.orders.get(id) as Order
  const by = caller.username === undefined ? {} : { by: caller.username }
  const more = back.map(({ item, bags, goodsReturned: isInStock }) => ({ at: now, ...by, item, bags, isInStock }))
  const isAnew = after.billNumber === undefined && returns.length > 0 && !isWhole && status !== 'cancelled'
  const kept = isAnew ? [] : [...returns, ...more]
  const goods = { goodsReturned: isWhole ? isBack : after.goodsReturned, returns: kept }
  if (kept.length > 0 || isAnew || isWhole) shop.orders.put(withGoods(after, goods, { at: now, ...by }))
  const inStock = back.filter(({ goodsReturned }) => goodsReturned).map(({ item, bags }) => ({ item, bags }))
  const again = isAnew ? returns.map(({ item, bags }) => ({ item, bags: -bags })) : []
  const moved = [...inStock, ...again].flatMap(({ item, bags }) => {
    const productId = after.items[item]?.productId
    return productId === undefined ? [] : [{ productId, quantity: bags }]
  })
  for (const [productId, bags] of bagsByProduct(moved)) changeStock(shop, productId, bags, now)
}

const NOT_RETURNED = 'Goods that have left come back with the credit note that takes back all that is left of their bill.'
const NOT_LEFT = 'Only goods that have left come back by line.'
