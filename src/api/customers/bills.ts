import { companyOf } from '~/domain/account/company'
import { kilogramsIn } from '~/domain/catalog/measures'
import { billNumber, numberFromPath, seriesOf } from '~/domain/customers/bill-numbers'
import { type BillSettings, billSettings } from '~/domain/customers/bill-settings'
import {
  type Bill,
  MAX_BAG_KILOGRAMS,
  type MendedBill,
  type NewBill,
  type NewBills,
  type OrderBills,
} from '~/domain/customers/bills-schema'
import { leftOfBill } from '~/domain/customers/listed-bills'
import type { Customer } from '~/domain/customers/schema'
import { indianDay } from '~/domain/dates'
import { placeOfSupply } from '~/domain/gst/states'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { hasLeft } from '~/domain/orders/dispatched-orders'
import { withGoods } from '~/domain/orders/goods-back'
import { isQueued } from '~/domain/orders/next-action'
import { addressLines } from '~/domain/orders/order-address'
import { lineInWords } from '~/domain/orders/order-line'
import type { Order } from '~/domain/orders/schema'
import type { Call } from '../http/call'
import { conflict, invalid, notFound, Refusal } from '../http/problems'
import { namedRow, newestFirst } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { primaryCustomer } from './accounts'
import { closedDayFault, insertEntry, settlePayments, type Writing } from './ledger'
import { refuseUnconfirmed } from './order-owners'

/** All bills and credit notes, newest first. */
export const listBills = (shop: ShopReader): Bill[] => newestFirst(shop.bills.rows())

/** The document in the path, with `-` for `/`; 404 if unknown. */
export function readBill(shop: ShopReader, { params }: Pick<Call<unknown>, 'params'>): Bill {
  const number = numberFromPath(params.number ?? '')
  const found = number && shop.bills.get(number)
  if (!found) throw notFound('bill')
  return found
}

/**
 * Creates an order's bill with number and ledger entry, in one transaction. 409 if the order is billed or its customer
 * unconfirmed; 422 for a cancelled, empty or free order, or if its phone belongs to no customer.
 */
export function billOrder(shop: Shop, call: Call<NewBill>): Bill {
  const order = namedRow(shop.orders, call, 'order')
  const { customerId, customer } = billedCustomer(shop, order)
  const { gstin = customer.gstin ?? '' } = call.input
  if (gstin !== (customer.gstin ?? '')) shop.customers.put({ ...customer, gstin })
  const written = writeBill(shop, order, { customerId, gstin }, call)
  settlePayments(shop, [customerId])
  return written
}

/**
 * Bills a shipped order if the settings say so. An order of an unconfirmed customer stays unbilled. Returns the updated order;
 * the caller settles payments.
 */
export function billShipped(shop: Shop, order: Order, writing: Writing): Order {
  if (shop.settings.get('bill_when_shipped')?.value !== 'true' || order.status !== 'shipped' || !isQueued(order, 'bill'))
    return order
  const customer = order.customerId === undefined ? undefined : primaryCustomer(shop, order.customerId)
  if (!customer || order.customerMatch === 'unconfirmed' || order.items.length === 0) return order
  writeBill(shop, order, { customerId: order.customerId as number, gstin: customer.gstin ?? '' }, writing)
  return shop.orders.get(order.id) as Order
}

/**
 * Bills several orders in one transaction, in order. Orders that cannot be billed, or are billed, are skipped; 409 if a series
 * has no number left.
 */
export function billOrders(shop: Shop, call: Call<NewBills>): OrderBills {
  const answer: OrderBills = { bills: [], left: [] }
  const billed = new Set<number>()
  for (const orderId of new Set(call.input.orderIds)) {
    const asked = billedCustomerOr(shop, orderId)
    if ('why' in asked) answer.left.push({ orderId, why: asked.why })
    else {
      const { order, customerId, customer } = asked
      answer.bills.push(writeBill(shop, order, { customerId, gstin: customer.gstin ?? '' }, call))
      billed.add(customerId)
    }
  }
  settlePayments(shop, [...billed])
  return answer
}

/** The order with the customer of its bill, or the reason why it cannot be billed. */
function billedCustomerOr(shop: Shop, orderId: number): (Billed & { order: Order }) | { why: string } {
  const order = shop.orders.get(orderId)
  if (!order) return { why: `There is no order #${orderId}.` }
  try {
    return { order, ...billedCustomer(shop, order) }
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused
    return { why: refused.errors?.[0]?.message ?? refused.message }
  }
}

/** 409 to cancel an order with a bill that is not `named`, or if no credit note can be created. */
export function refuseSilentCancel(shop: ShopReader, order: Order, named: string | undefined, now: string) {
  const billed = billOfOrder(shop, order)
  if (!billed) return
  if (billed.number !== named) {
    const left = formatRupees(rupees(leftOfBill(billed)))
    const credited = `Cancelling it writes a credit note of ${left}: please confirm that.`
    throw conflict(`Order #${order.id} has the bill ${billed.number}. ${credited}`)
  }
  const date = indianDay(new Date(now))
  const fault = closedDayFault(shop, { kind: 'credit-note', date }, now)
  if (fault) throw conflict(fault)
  nextNumber(shop, billSettings(shop.settings.rows()).creditNotePrefix, date)
}

const billOfOrder = (shop: ShopReader, { billNumber }: Order): Bill | undefined =>
  billNumber === undefined ? undefined : shop.bills.get(billNumber)

/** Credits the rest of a cancelled order's bill, and stores which bill it was. The caller settles payments. */
export function cancelBill(shop: Shop, order: Order, writing: Writing) {
  const billed = billOfOrder(shop, order)
  if (!billed) return
  const reason = `Order #${order.id} was cancelled.`
  writeCreditNote(shop, billed, { amount: rupees(leftOfBill(billed)), reason }, writing)
  shop.orders.put({ ...(shop.orders.get(order.id) as Order), cancelledBill: billed.number })
}

/**
 * Bills a reopened order again with a new number, for its current customer, minus earlier credit notes. Returns the updated
 * order; the caller settles payments.
 */
export function rebill(shop: Shop, order: Order, writing: Writing): Order {
  const { cancelledBill, ...open } = order
  const had = cancelledBill === undefined ? undefined : shop.bills.get(cancelledBill)
  if (!had) return order
  shop.orders.put(open)
  const { customerId, customer } = billedCustomer(shop, open)
  const { number } = writeBill(shop, open, { customerId, gstin: customer.gstin ?? '' }, writing)
  creditAgain(shop, number, had.credits.slice(0, -1), writing)
  return shop.orders.get(order.id) as Order
}

/** Repeats credit notes of an earlier bill on a new one. */
function creditAgain(shop: Shop, number: string, credits: Bill['credits'], writing: Writing) {
  for (const credit of credits) {
    const { reason = '', lines: printed = [], discount = '0.00' } = shop.bills.get(credit.number) ?? {}
    // The bags came back before.
    const lines = printed.map(({ goodsReturned: _, ...line }) => line)
    writeCreditNote(shop, shop.bills.get(number) as Bill, { amount: credit.amount, reason, lines, discount }, writing)
  }
}

/**
 * Replaces a bill by one with another name or GSTIN in one step: a credit note for all that is left of it, and a new bill of
 * the order with the earlier credit notes. 409 for a bill that nothing is left of, and what `billOrder` refuses.
 */
export function mendBill(shop: Shop, call: Call<MendedBill>): Bill {
  const billed = readBill(shop, call)
  const order = shop.orders.get(billed.orderId)
  if (!order || order.billNumber !== billed.number) throw conflict(`Nothing of bill ${billed.number} is left to mend.`)
  const { name = order.customerName, gstin = primaryCustomer(shop, billed.customerId)?.gstin ?? '', reason } = call.input
  if (name === billed.recipient.name && gstin === billed.recipient.gstin)
    throw invalid([{ path: 'gstin', message: `Bill ${billed.number} has this name and GSTIN already.` }])
  writeCreditNote(shop, billed, { amount: rupees(leftOfBill(billed)), reason }, call)
  const unbilled = shop.orders.get(order.id) as Order
  const named = withName(unbilled, name, call)
  const { customerId, customer } = billedCustomer(shop, named)
  if (gstin !== (customer.gstin ?? '')) shop.customers.put({ ...customer, gstin })
  const { returns } = named
  const goods = { at: call.now, by: call.caller.username }
  const owed = hasLeft(named) ? withGoods(named, { goodsReturned: false, returns }, goods) : named
  const { number } = writeBill(shop, owed, { customerId, gstin }, call)
  creditAgain(shop, number, billed.credits, call)
  settlePayments(shop, [customerId])
  return shop.bills.get(number) as Bill
}

/** The order with the mended name of its buyer; it keeps the previous one among its edits. */
function withName(order: Order, customerName: string, { now, caller }: Writing): Order {
  if (customerName === order.customerName) return order
  const edit = { at: now, ...(caller.username && { by: caller.username }), before: { customerName: order.customerName } }
  return { ...order, customerName, edits: [...(order.edits ?? []), edit], version: (order.version ?? 1) + 1 }
}

function writeBill(shop: Shop, order: Order, billing: Billing, writing: Writing): Bill {
  const settings = billSettings(shop.settings.rows())
  const written = writeDocument(shop, settings.billPrefix, billOf(shop, order, billing, settings), writing)
  shop.orders.put({ ...order, billNumber: written.number })
  return written
}

function billedCustomer(shop: Shop, order: Order): Billed {
  const { id, status, items, customerId, billNumber, totalAmount, goodsReturned } = order
  if (billNumber !== undefined) throw conflict(`Order #${id} has bill ${billNumber} already.`)
  if (goodsReturned) throw conflict(`The goods of order #${id} have come back: nothing is left to bill.`)
  const refused = (path: string, message: string) => invalid([{ path, message }])
  if (status === 'cancelled') throw refused('status', `Order #${id} is cancelled, and gets no bill.`)
  if (items.length === 0) throw refused('items', `Order #${id} has nothing in it to bill.`)
  if (paiseIn(totalAmount) === 0) throw refused('totalAmount', `Order #${id} costs nothing: it needs no bill, and is paid.`)
  const customer = customerId === undefined ? undefined : primaryCustomer(shop, customerId)
  if (customerId === undefined || !customer) {
    throw refused('customerPhone', `Order #${id} needs a phone number of ten digits, which names its customer.`)
  }
  refuseUnconfirmed(order, customer)
  return { customerId, customer }
}

/** The customer named on the bill, and the primary customer who owes it. */
interface Billed {
  customerId: number
  customer: Customer
}

interface Billing {
  customerId: number
  gstin: string
}

function billOf(shop: Shop, order: Order, { customerId, gstin }: Billing, settings: BillSettings): NewDocument {
  const address = addressLines(order).join(', ')
  const place = placeOfSupply(order, shop.customers.get(customerId))
  return {
    kind: 'bill',
    creditOf: null,
    creditOfDate: null,
    orderId: order.id,
    customerId,
    ...(place && { placeOfSupply: place }),
    supplier: supplierOf(shop),
    recipient: { name: order.customerName, address, phone: order.customerPhone, gstin },
    lines: (shop.orders.get(order.id) ?? order).items.map((item) => lineOf(shop, item, settings.hsn)),
    discount: order.discount ?? '0.00',
    deliveryCharge: order.deliveryCharge ?? '0.00',
    totalAmount: order.totalAmount,
    reason: '',
    ...printedWords(settings),
  }
}

/** The credit notes of a bill. */
export const notesOf = (shop: ShopReader, { credits }: Bill): Bill[] =>
  credits.flatMap(({ number }) => shop.bills.get(number) ?? [])

function lineOf(shop: Shop, item: Order['items'][number], hsn: string) {
  const { productId, quantity, unitPrice, totalPrice } = item
  const product = shop.products.get(productId) ?? shop.deletedProducts.get(productId)
  const kilograms = kilogramsIn(product?.weight ?? '')
  return {
    description: lineInWords(item, product?.weight),
    hsn: product?.hsn ?? hsn,
    quantity,
    unit: quantity === 1 ? 'bag' : 'bags',
    ...(kilograms && kilograms <= MAX_BAG_KILOGRAMS && { kilograms }),
    ...(product?.gstRate && { gstRate: Number(product.gstRate) }),
    unitPrice,
    totalPrice,
  }
}

/** What a credit note takes back; `discount` is the part of the bill's that its lines had. */
type CreditedPart = { amount: string } & Pick<Bill, 'reason'> & Partial<Pick<Bill, 'lines' | 'discount'>>

/** Creates a credit note, and removes a fully credited bill from its order. The caller settles payments. */
export function writeCreditNote(
  shop: Shop,
  billed: Bill,
  { amount, reason, lines = [], discount = '0.00' }: CreditedPart,
  by: Writing,
): Bill {
  const settings = billSettings(shop.settings.rows())
  const { orderId, customerId, placeOfSupply: place, recipient } = billed
  const note: NewDocument = {
    kind: 'credit-note',
    creditOf: billed.number,
    creditOfDate: billed.date,
    orderId,
    customerId,
    ...(place && { placeOfSupply: place }),
    supplier: supplierOf(shop),
    recipient,
    lines,
    discount,
    deliveryCharge: '0.00',
    totalAmount: amount,
    reason,
    ...printedWords(settings),
  }
  const written = writeDocument(shop, settings.creditNotePrefix, note, by)
  const after = { ...billed, credits: [...billed.credits, { number: written.number, amount }] }
  shop.bills.put(after)
  const order = shop.orders.get(orderId)
  if (order?.billNumber === billed.number && leftOfBill(after) === 0) {
    const { billNumber: _ended, ...unbilled } = order
    shop.orders.put(unbilled)
  }
  return written
}

/** A document without the fields that writing adds. */
type NewDocument = Omit<Bill, 'id' | 'number' | 'date' | 'credits' | 'createdAt' | 'by'>

/**
 * Stores a document with the next number of its series, and its ledger entry. The caller must also call `settlePayments`. 409
 * if the series has no number left.
 */
function writeDocument(shop: Shop, prefix: string, document: NewDocument, writing: Writing): Bill {
  const { now, caller } = writing
  const date = dayOf(shop, prefix, document, now)
  const number = takeNumber(shop, prefix, date)
  const { kind, customerId, orderId, totalAmount, reason } = document
  const amount = kind === 'bill' ? totalAmount : rupees(-paiseIn(totalAmount))
  insertEntry(shop, { customerId, kind, amount, date, orderId, billNumber: number, note: reason }, writing)
  return shop.bills.insert({ ...document, number, date, credits: [], createdAt: now, by: caller.username ?? '' })
}

/** Today, but not before the series' last document or the credited bill, in case the clock was set back. */
function dayOf(shop: ShopReader, prefix: string, { creditOfDate }: NewDocument, now: string): string {
  const today = later(indianDay(new Date(now)), creditOfDate ?? '')
  const series = seriesOf(prefix, today)
  const last = billNumber(series, shop.billSeries.get(series)?.last ?? 0)
  return later(today, (last && shop.bills.get(last)?.date) ?? '')
}

const later = (day: string, other: string) => (day < other ? other : day)

/** The seller's data for a document. A placeholder phone is left out. */
function supplierOf(shop: ShopReader): Bill['supplier'] {
  const { name, address, telephone, gst, legalName, registration } = companyOf(shop.settings.rows())
  return { name, address, phone: telephone, gstin: gst, ...(legalName && { legalName }), ...(registration && { registration }) }
}

const printedWords = ({ exemption, declaration, signatory }: BillSettings) => ({ exemption, declaration, signatory })

/** Uses up the next number of a series; 409 if there is none left. */
export function takeNumber(shop: Shop, prefix: string, date: string): string {
  const { series, last, number } = nextNumber(shop, prefix, date)
  shop.billSeries.put({ series, last })
  return number
}

/** The next number of a series, without using it up; 409 if there is none left. */
function nextNumber(shop: ShopReader, prefix: string, date: string) {
  const series = seriesOf(prefix, date)
  const last = (shop.billSeries.get(series)?.last ?? 0) + 1
  const number = billNumber(series, last)
  if (!number) throw conflict(`The series ${series} has no number left. Please choose a shorter prefix in the settings.`)
  if (shop.bills.get(number))
    throw conflict(`There is a document ${number} already. Please choose another prefix in the settings.`)
  return { series, last, number }
}
