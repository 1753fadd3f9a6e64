import { startOfIndianDay } from '~/formats/dates'
import type { Order } from '~/schemas/orders'
import type { NewPaymentReport, PaymentReport } from '~/schemas/payment-reports'
import { said } from '~/schemas/sentences'
import { conflict, invalid } from './http/problems'
import { newestFirst } from './http/rows'
import { tellOperator } from './notifications'
import type { Shop, ShopReader } from './store/store'

/** Reports of one order that nobody has decided yet, at most. */
const MAX_WAITING_REPORTS = 3

export const listPaymentReports = (shop: ShopReader): PaymentReport[] => newestFirst(shop.paymentReports.rows())

export const reportsOf = (shop: ShopReader, orderId: number): PaymentReport[] =>
  listPaymentReports(shop).filter((report) => report.orderId === orderId)

/**
 * Notes that a buyer says he has paid, and rings the operator's bell. It is no payment yet. 422 for a day to come; 409 for a
 * UTR that was reported or received before, or where three reports of the order wait.
 */
export function reportPayment(shop: Shop, order: Order, input: NewPaymentReport, now: string): PaymentReport {
  if (Date.parse(`${input.date}T00:00+05:30`) > startOfIndianDay(new Date(now))) {
    throw invalid([{ path: 'date', ...said('day-ahead') }])
  }
  refuseKnown(shop, order, input.reference)
  const waiting = reportsOf(shop, order.id).filter(({ state }) => state === 'reported')
  if (waiting.length >= MAX_WAITING_REPORTS) throw conflict(said('enough-reports'))
  const message = `Order #${order.id}: please look for UTR ${input.reference}.`
  tellOperator(shop, order.id, { title: 'Payment Reported', message }, now)
  return shop.paymentReports.insert({
    ...input,
    orderId: order.id,
    state: 'reported',
    sentence: '',
    createdAt: now,
    decidedAt: null,
    decidedBy: null,
    entryId: null,
  })
}

/** A report that was not found may be sent again: the credit may have come later. */
function refuseKnown(shop: Shop, order: Order, reference: string) {
  for (const report of shop.paymentReports.rows()) {
    if (report.reference !== reference || report.state === 'not-found') continue
    throw conflict(said(report.orderId === order.id ? 'reported-before' : 'reference-taken'))
  }
}
