import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import type { Shop } from '../store/store'
import type { Writing } from './ledger-entries'

/** Tells a buyer that the payment which he reported, and that was taken as received, is not: he may report it again. */
export function withdrawReport(shop: Shop, entry: LedgerEntry, { now, caller }: Writing) {
  if (entry.orderId === null) return
  for (const report of shop.paymentReports.by('orderId', entry.orderId)) {
    if (report.entryId !== entry.id) continue
    const undone = { state: 'not-found' as const, sentence: '', decidedAt: now, decidedBy: caller.username ?? null }
    shop.paymentReports.put({ ...report, ...undone })
  }
}
