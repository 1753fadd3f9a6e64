import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { isOfBank, paymentReference } from '~/domain/customers/payment-references'
import type { ShopReader } from '../store/store'

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
