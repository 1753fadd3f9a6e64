import { inLatinDigits } from '~/formats/latin-digits'
import type { LedgerEntry, PaymentMethod } from '~/schemas/ledger'
import type { ShopReader } from './store/store'

/** The payment by a method that has this reference, however it was typed, and was not reversed. An empty one is none. */
export function paymentWith(shop: ShopReader, method: PaymentMethod | null, reference: string): LedgerEntry | undefined {
  const wanted = plain(reference)
  if (wanted === '') return undefined
  const found = new Map<number, LedgerEntry>()
  for (const entry of shop.ledgerEntries.rows()) {
    if (entry.reverses !== null) found.delete(entry.reverses)
    if (entry.kind === 'payment' && entry.method === method && plain(entry.reference) === wanted) found.set(entry.id, entry)
  }
  return found.values().next().value
}

const plain = (reference: string) => inLatinDigits(reference).replace(/[\s-]/g, '').toLowerCase()
