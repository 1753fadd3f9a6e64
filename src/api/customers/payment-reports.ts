import { startOfIndianDay } from '~/domain/calendar-days'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import type { NewPaymentReport, PaymentReport, ReportDecision } from '~/domain/customers/payment-reports-schema'
import { DAY } from '~/domain/day'
import type { Order } from '~/domain/orders/schema'
import { said } from '~/domain/sentences'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow, newestFirst } from '../http/rows'
import { notifyOperator } from '../notifications/notifications'
import type { Shop, ShopReader } from '../store/store'
import { writeEntry } from './ledger'
import { owedFor } from './order-payments'
import { entryWith } from './payment-references'

/** Days before the order on which its payment may have been made. */
const MAX_DAYS_PAID_BEFORE = 30
/** Reports of one order that nobody has decided yet, at most. */
const MAX_WAITING_REPORTS = 3

export const listPaymentReports = (shop: ShopReader): PaymentReport[] => newestFirst(shop.paymentReports.rows())

export const reportsOf = (shop: ShopReader, orderId: number): PaymentReport[] =>
  newestFirst(shop.paymentReports.by('orderId', orderId))

/**
 * Notes that a buyer says he has paid, and rings the operator's bell. It is no payment yet. 422 for a day to come or long
 * before the order; 409 for a UTR that was reported or received before, where nothing is owed, or three reports wait.
 */
export function reportPayment(shop: Shop, order: Order, input: NewPaymentReport, now: string): PaymentReport {
  const paidOn = Date.parse(`${input.date}T00:00+05:30`)
  if (paidOn > startOfIndianDay(new Date(now))) throw invalid([{ path: 'date', ...said('day-ahead') }])
  const orderedOn = startOfIndianDay(new Date(order.createdAt))
  if (orderedOn - paidOn > MAX_DAYS_PAID_BEFORE * DAY) throw invalid([{ path: 'date', ...said('day-too-early') }])
  refuseKnown(shop, order, input.reference)
  if (owedFor(shop, order) === '0.00') throw conflict(said('nothing-owed'))
  if (waitingReports(shop, order.id) >= MAX_WAITING_REPORTS) throw conflict(said('enough-reports'))
  const message = `Order #${order.id}: please look for UTR ${input.reference}.`
  notifyOperator(shop, order.id, { title: 'Payment Reported', message }, now)
  const undecided = { state: 'reported', sentence: '', decidedAt: null, decidedBy: null, entryId: null } as const
  const report = shop.paymentReports.insert({ ...input, ...undecided, orderId: order.id, createdAt: now })
  countWaiting(shop, order.id)
  return report
}

/** The list of orders shows by this count where a report waits. */
function countWaiting(shop: Shop, orderId: number) {
  const order = shop.orders.get(orderId)
  if (order) shop.orders.put({ ...order, waitingReports: waitingReports(shop, orderId) })
}

const waitingReports = (shop: ShopReader, orderId: number) =>
  reportsOf(shop, orderId).filter(({ state }) => state === 'reported').length

/** A report that was not found may be sent again: the credit may have come later. */
function refuseKnown(shop: Shop, order: Order, reference: string) {
  const known = shop.paymentReports.by('reference', reference).find(({ state }) => state !== 'not-found')
  if (known) throw conflict(said(known.orderId === order.id ? 'reported-before' : 'reference-taken'))
  if (entryWith(shop, { kind: 'payment', method: 'upi', reference })) throw conflict(said('reference-taken'))
}

/**
 * Writes a payment that has come into the ledger, or tells the buyer that it was not found. 409 for a report that is decided,
 * or a reference that the ledger has; 422 where the order's buyer is no customer, or nothing is owed and no amount is given.
 */
export function decidePaymentReport(shop: Shop, call: Call<ReportDecision>): PaymentReport {
  const before = namedRow(shop.paymentReports, call, 'payment report')
  if (before.state !== 'reported') throw conflict('This report has been decided already.')
  const { state, sentence } = call.input
  const entryId = state === 'confirmed' ? entryOf(shop, before, call).id : null
  const report = { ...before, state, sentence, entryId, decidedAt: call.now, decidedBy: call.caller.username ?? null }
  shop.paymentReports.put(report)
  countWaiting(shop, before.orderId)
  return report
}

/** The entry of a report: the one that an operator wrote before it was decided, or a new one. */
function entryOf(shop: Shop, report: PaymentReport, call: Call<ReportDecision>): LedgerEntry {
  const known = entryWith(shop, { kind: 'payment', method: 'upi', reference: report.reference })
  return known?.orderId === report.orderId ? known : received(shop, report, call)
}

function received(shop: Shop, { orderId, reference, date }: PaymentReport, call: Call<ReportDecision>): LedgerEntry {
  const order = shop.orders.get(orderId)
  if (!order) throw conflict('The order of this payment is gone.')
  if (order.customerId === undefined) throw invalid([{ path: 'orderId', message: NO_CUSTOMER }])
  const amount = call.input.amount ?? owedFor(shop, order)
  if (amount === '0.00') throw invalid([{ path: 'amount', message: nothingOwed(order) }])
  const payment = {
    customerId: order.customerId,
    kind: 'payment' as const,
    amount,
    method: 'upi' as const,
    reference,
    orderId,
    date,
    note: '',
    advance: call.input.advance,
  }
  return writeEntry(shop, { ...call, input: payment })
}

const nothingOwed = ({ id, status }: Order) =>
  status === 'cancelled'
    ? `Order #${id} was cancelled. Please give the amount that came: it is kept for the customer.`
    : 'Nothing is owed for this order. Please give the amount that came.'

const NO_CUSTOMER = 'The phone of this order is no Indian number of ten digits. Please mend it in the order first.'
