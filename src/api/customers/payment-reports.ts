import { startOfIndianDay } from '~/domain/calendar-days'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import type { NewPaymentReport, PaymentReport, ReportDecision } from '~/domain/customers/payment-reports-schema'
import { DAY } from '~/domain/day'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import { said } from '~/domain/sentences'
import { paiseOwed } from '~/domain/signed-money'
import type { Call } from '../http/call'
import { conflict, invalid, Refusal } from '../http/problems'
import { namedRow, newestFirst } from '../http/rows'
import { notifyOperator } from '../notifications/notifications'
import type { Shop, ShopReader } from '../store/store'
import { owedFor } from './accounts'
import { entryWith, settlePayments, settleReports, unreversedPayment, writeEntry } from './ledger'

/** Maximum days that a payment may be dated before its order. */
const MAX_DAYS_PAID_BEFORE = 30
/** Maximum undecided reports per order. */
const MAX_WAITING_REPORTS = 3

export const listPaymentReports = (shop: ShopReader): PaymentReport[] => newestFirst(shop.paymentReports.rows())

export const reportsOf = (shop: ShopReader, orderId: number): PaymentReport[] =>
  newestFirst(shop.paymentReports.by('orderId', orderId))

/**
 * Stores a buyer's report of a payment, and notifies the operator. It is not a payment yet. 422 for a future day or one long
 * before the order; 409 for a known UTR, if nothing is owed, or with three undecided reports.
 */
export function reportPayment(shop: Shop, order: Order, input: NewPaymentReport, now: string): PaymentReport {
  const paidOn = Date.parse(`${input.date}T00:00+05:30`)
  if (paidOn > startOfIndianDay(new Date(now))) throw invalid([{ path: 'date', ...said('day-ahead') }])
  const orderedOn = startOfIndianDay(new Date(order.createdAt))
  if (orderedOn - paidOn > MAX_DAYS_PAID_BEFORE * DAY) throw invalid([{ path: 'date', ...said('day-too-early') }])
  refuseKnown(shop, order, input.reference)
  if (order.status === 'cancelled' || order.paymentStatus === 'paid') throw conflict(said('nothing-owed'))
  if ((order.waitingReports ?? 0) >= MAX_WAITING_REPORTS) throw conflict(said('enough-reports'))
  const undecided = { state: 'reported', sentence: '', decidedAt: null, decidedBy: null, entryId: null } as const
  const made = shop.paymentReports.insert({ ...input, ...undecided, orderId: order.id, createdAt: now })
  settleReports(shop, order.id)
  const report = shop.paymentReports.get(made.id) ?? made
  const message = `Order #${order.id}: please look for UTR ${input.reference}.`
  if (report.state === 'reported') notifyOperator(shop, order.id, { title: 'Payment Reported', message }, now)
  return report
}

/** A report that was not found may be sent again, because the credit may have arrived later. */
function refuseKnown(shop: Shop, order: Order, reference: string) {
  const known = shop.paymentReports.by('reference', reference).find(({ state }) => state !== 'not-found')
  if (known) throw conflict(said(known.orderId === order.id ? 'reported-before' : 'reference-taken'))
  const isTaken = entryWith(shop, { kind: 'payment', method: 'upi', reference }) !== undefined
  const his = unreversedPayment(shop, order, reference)
  const isHis = his !== undefined && [null, order.id].includes(his.orderId)
  if (isTaken && !isHis) throw conflict(said('reference-taken'))
}

/**
 * Books a reported payment, or tells the buyer that it was not found. A payment already in the ledger without an order gets
 * this order. 409 for a decided report, a reference of another entry, or another amount than the ledger's; 422 if the buyer is
 * no customer, or if nothing is owed and no amount is given.
 */
export function decidePaymentReport(shop: Shop, call: Call<ReportDecision>): PaymentReport {
  const before = namedRow(shop.paymentReports, call, 'payment report')
  const order = shop.orders.get(before.orderId)
  if (!order) throw conflict('The order of this payment is gone.')
  const booked = before.entryId === null ? undefined : shop.ledgerEntries.get(before.entryId)
  const isUndecided = before.state === 'reported' || (booked && before.decidedAt === null)
  if (!isUndecided) throw conflict('This report has been decided already.')
  const { state, sentence } = call.input
  const decided = { ...before, sentence, decidedAt: call.now, decidedBy: call.caller.username ?? null }
  if (state === 'not-found') {
    if (booked) throw conflict(`This payment of ${inRupees(booked)} is in the ledger. Please reverse it there first.`)
    shop.paymentReports.put({ ...decided, state, entryId: null })
    settleReports(shop, order.id)
  } else {
    const entry = booked ? named(shop, booked, order, call) : received(shop, before, order, call)
    shop.paymentReports.put({ ...decided, state, entryId: entry.id })
    settlePayments(shop, [order.customerId])
  }
  return shop.paymentReports.get(before.id) ?? before
}

/** The payment that an operator entered earlier, now with the order. */
function named(shop: Shop, booked: LedgerEntry, { id, customerId }: Order, { input }: Call<ReportDecision>): LedgerEntry {
  if (input.amount !== null && paiseIn(input.amount) !== -paiseOwed(booked.amount)) {
    const current = { amount: rupees(-paiseOwed(booked.amount)) }
    throw new Refusal(
      409,
      `This payment was entered with ${inRupees(booked)}. Please confirm that amount, or reverse it first.`,
      { current },
    )
  }
  if (booked.orderId !== null && booked.orderId !== id) throw conflict(`This payment was entered for order #${booked.orderId}.`)
  const entry = { ...booked, orderId: id, customerId: customerId ?? booked.customerId }
  shop.ledgerEntries.put(entry)
  return entry
}

const inRupees = ({ amount }: Pick<LedgerEntry, 'amount'>) => formatRupees(rupees(-paiseOwed(amount)))

function received(shop: Shop, { reference, date }: PaymentReport, order: Order, call: Call<ReportDecision>): LedgerEntry {
  if (order.customerId === undefined) throw invalid([{ path: 'orderId', message: NO_CUSTOMER }])
  const amount = call.input.amount ?? owedFor(shop, order)
  if (amount === '0.00') throw invalid([{ path: 'amount', message: nothingOwed(order) }])
  const payment = {
    customerId: order.customerId,
    kind: 'payment' as const,
    amount,
    method: 'upi' as const,
    reference,
    orderId: order.id,
    date,
    note: '',
    advance: call.input.advance,
  }
  return writeEntry(shop, { ...call, input: payment }, { isOfBuyer: true })
}

const nothingOwed = ({ id, status }: Order) =>
  status === 'cancelled'
    ? `Order #${id} was cancelled. Please give the amount that came: it is kept for the customer.`
    : 'Nothing is owed for this order. Please give the amount that came.'

const NO_CUSTOMER = 'The phone of this order is no Indian number of ten digits. Please mend it in the order first.'
