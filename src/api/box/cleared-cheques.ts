import type { BoxEntry } from '~/domain/box/box-schema'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import type { ShopReader } from '../store/store'

type Payment = Pick<LedgerEntry, 'id' | 'cheque'>

/** The first entry of a cheque, which stands for it. */
export const chequeIdOf = ({ id, cheque }: Payment): number => cheque?.partOf ?? id

/** The unreversed entry that says that the bank has cleared a cheque; undefined while it waits, and for other payments. */
export function clearingOf(shop: ShopReader, payment: Payment): BoxEntry | undefined {
  if (payment.cheque === undefined) return undefined
  return shop.boxEntries
    .by('chequeOf', chequeIdOf(payment))
    .find((entry) => entry.kind === 'cheque' && !isBoxEntryReversed(shop, entry))
}

export const isBoxEntryReversed = (shop: ShopReader, { id }: Pick<BoxEntry, 'id'>): boolean =>
  shop.boxEntries.by('reverses', id, 1).length > 0
