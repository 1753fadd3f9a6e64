import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { isOfBank, paymentReference } from '~/domain/customers/payment-references'
import type { PaymentReport } from '~/domain/customers/payment-reports-schema'
import type { Order } from '~/domain/orders/schema'
import type { Shop, ShopReader } from '../store/store'
import { primaryCustomer } from './customers'

type Paid = Pick<LedgerEntry, 'kind' | 'method' | 'reference'>

/**
 * The entry of this kind that has this reference, however it was typed, and was not reversed; an empty one is none. A bank's
 * number is looked for in all methods, any other, such as that of a cheque or receipt, in its own.
 */
export function entryWith(shop: ShopReader, { kind, method, reference }: Paid): LedgerEntry | undefined {
  const wanted = paymentReference(reference)
  if (wanted === '') return undefined
  return shop.ledgerEntries
    .by('reference', wanted)
    .find((entry) => entry.kind === kind && (isOfBank(wanted) || entry.method === method) && !isReversed(shop, entry))
}

export const isReversed = (shop: ShopReader, { id }: LedgerEntry): boolean => shop.ledgerEntries.by('reverses', id).length > 0

/** The payment with this reference that stands on the account of an order: of one whose owner is not certain, in its name. */
export function unreversedPayment(shop: ShopReader, order: Order, reference: string): LedgerEntry | undefined {
  const entry = entryWith(shop, { kind: 'payment', method: 'upi', reference })
  if (!entry || order.customerId === undefined) return undefined
  if (order.customerMatch === 'unconfirmed') return entry.orderId === order.id ? entry : undefined
  return primaryCustomer(shop, entry.customerId)?.id === primaryCustomer(shop, order.customerId)?.id ? entry : undefined
}

/** Reports of an order follow the ledger: one is confirmed while its payment stands, and open again once that was taken back. */
export function settleReports(shop: Shop, orderId: number) {
  const order = shop.orders.get(orderId)
  if (!order) return
  let waiting = 0
  for (const report of shop.paymentReports.by('orderId', orderId)) {
    const settled = settledReport(report, unreversedPayment(shop, order, report.reference)?.id ?? null)
    if (settled !== report) shop.paymentReports.put(settled)
    if (settled.state === 'reported') waiting++
  }
  if (order.waitingReports !== waiting) shop.orders.put({ ...order, waitingReports: waiting })
}

const UNDECIDED = { sentence: '', decidedAt: null, decidedBy: null } as const

function settledReport(report: PaymentReport, entryId: number | null): PaymentReport {
  if (entryId === null) return report.state === 'confirmed' ? { ...report, ...UNDECIDED, state: 'reported', entryId } : report
  return report.state === 'confirmed' && report.entryId === entryId
    ? report
    : { ...report, ...UNDECIDED, state: 'confirmed', entryId }
}
