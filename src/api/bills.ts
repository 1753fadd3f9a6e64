import { numberFromPath } from '~/rules/bill-numbers'
import { type BillSettings, billSettings } from '~/rules/bill-settings'
import { leftOfBill } from '~/rules/listed-bills'
import { formatRupees, paiseIn, rupees } from '~/rules/money'
import type { Bill, NewBill, NewCreditNote } from '~/schemas/bills'
import type { Customer } from '~/schemas/customers'
import type { Order } from '~/schemas/orders'
import { type NewPaper, printedWords, supplierOf, type Writing, writePaper } from './bill-papers'
import { standingFor } from './customers'
import type { Call } from './http/call'
import { conflict, invalid, notFound } from './http/problems'
import { namedRow, newestFirst } from './http/rows'
import { settlePayments } from './ledger'
import type { Shop, ShopReader } from './store/store'

/** All bills and credit notes, newest first. */
export const listBills = (shop: ShopReader): Bill[] => newestFirst(shop.bills.rows())

/** The paper that the path names, with `-` in place of `/`; 404 where there is none. */
export function readBill(shop: ShopReader, { params }: Pick<Call<unknown>, 'params'>): Bill {
  const number = numberFromPath(params.number ?? '')
  const found = number && shop.bills.get(number)
  if (!found) throw notFound('bill')
  return found
}

/**
 * Writes the bill of an order with its number and its ledger entry, in one change. 409 where the order has a bill; 422 for
 * a cancelled or empty order, and for one whose phone names no customer.
 */
export function billOrder(shop: Shop, call: Call<NewBill>): Bill {
  const order = namedRow(shop.orders, call, 'order')
  const customer = billedCustomer(shop, order)
  const settings = billSettings(shop.settings.rows())
  const { gstin = customer.gstin ?? '' } = call.input
  if (gstin !== (customer.gstin ?? '')) shop.customers.put({ ...customer, gstin })
  const written = writePaper(shop, settings.billPrefix, billOf(shop, order, { customer, gstin, settings }), call)
  shop.orders.put({ ...order, billNumber: written.number })
  settlePayments(shop, [customer.id])
  return written
}

/** Takes back a part of a bill, or all that is left. 409 where nothing is left, 422 for more than is left. */
export function creditBill(shop: Shop, call: Call<NewCreditNote>): Bill {
  const billed = readBill(shop, call)
  if (billed.kind !== 'bill') throw conflict(`${billed.number} is a credit note, which cannot be taken back by another one.`)
  const left = leftOfBill(billed)
  if (left === 0) throw conflict(`Nothing of bill ${billed.number} is left to take back.`)
  const { amount = rupees(left), reason } = call.input
  if (paiseIn(amount) === 0) throw invalid([{ path: 'amount', message: 'Please enter an amount above zero.' }])
  if (paiseIn(amount) > left) {
    const message = `Only ${formatRupees(rupees(left))} of bill ${billed.number} is left.`
    throw invalid([{ path: 'amount', message }])
  }
  const written = writeCreditNote(shop, billed, { amount, reason }, call)
  settlePayments(shop, [billed.customerId])
  return written
}

/** Credits what is left of a cancelled order's bill, and returns the order after it. The caller settles payments. */
export function cancelBill(shop: Shop, order: Order, call: Writing): Order {
  const billed = order.billNumber === undefined ? undefined : shop.bills.get(order.billNumber)
  if (!billed) return order
  const reason = `Order #${order.id} was cancelled.`
  writeCreditNote(shop, billed, { amount: rupees(leftOfBill(billed)), reason }, call)
  return shop.orders.get(order.id) as Order
}

function billedCustomer(shop: Shop, { id, status, items, customerId, billNumber }: Order): Customer {
  if (billNumber !== undefined) throw conflict(`Order #${id} has bill ${billNumber} already.`)
  const refused = (path: string, message: string) => invalid([{ path, message }])
  if (status === 'cancelled') throw refused('status', `Order #${id} is cancelled, and gets no bill.`)
  if (items.length === 0) throw refused('items', `Order #${id} has nothing in it to bill.`)
  const customer = customerId === undefined ? undefined : standingFor(shop, customerId)
  if (customer) return customer
  throw refused('customerPhone', `Order #${id} needs a phone number of ten digits, which names its customer.`)
}

interface Billed {
  customer: Customer
  gstin: string
  settings: BillSettings
}

function billOf(shop: Shop, order: Order, { customer, gstin, settings }: Billed): NewPaper {
  const { street, city, state, zipCode, country } = order.shippingAddress
  const address = [street, `${city} ${zipCode}`, state, country].join(', ')
  return {
    kind: 'bill',
    creditOf: null,
    creditOfDate: null,
    orderId: order.id,
    customerId: customer.id,
    supplier: supplierOf(shop),
    recipient: { name: order.customerName, address, phone: order.customerPhone, gstin },
    lines: order.items.map((item) => lineOf(shop, item, settings.hsn)),
    discount: order.discount ?? '0.00',
    deliveryCharge: order.deliveryCharge ?? '0.00',
    totalAmount: order.totalAmount,
    reason: '',
    ...printedWords(settings),
  }
}

function lineOf(shop: Shop, { productId, productName, productSku, ...sold }: Order['items'][number], hsn: string) {
  const { quantity, unitPrice, totalPrice } = sold
  const weight = (shop.products.get(productId) ?? shop.deletedProducts.get(productId))?.weight
  const description = [`${productName} (${productSku})`, weight].filter(Boolean).join(', ')
  return { description, hsn, quantity, unit: quantity === 1 ? 'bag' : 'bags', unitPrice, totalPrice }
}

function writeCreditNote(shop: Shop, billed: Bill, { amount, reason }: { amount: string; reason: string }, by: Writing): Bill {
  const settings = billSettings(shop.settings.rows())
  const { orderId, customerId, recipient } = billed
  const note: NewPaper = {
    kind: 'credit-note',
    creditOf: billed.number,
    creditOfDate: billed.date,
    orderId,
    customerId,
    supplier: supplierOf(shop),
    recipient,
    lines: [],
    discount: '0.00',
    deliveryCharge: '0.00',
    totalAmount: amount,
    reason,
    ...printedWords(settings),
  }
  const written = writePaper(shop, settings.creditNotePrefix, note, by)
  const after = { ...billed, credits: [...billed.credits, { number: written.number, amount }] }
  shop.bills.put(after)
  const order = shop.orders.get(orderId)
  if (order?.billNumber === billed.number && leftOfBill(after) === 0) {
    const { billNumber: _ended, ...unbilled } = order
    shop.orders.put(unbilled)
  }
  return written
}
