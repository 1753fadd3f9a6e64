import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { movedBy } from '~/domain/customers/moved-money'
import type { ShopReader } from '../store/store'

/** The change of the shop's money by a stored entry; undefined for none. */
export const movedIn = (shop: ShopReader, entry: LedgerEntry) =>
  movedBy(entry, entry.reverses === null ? undefined : shop.ledgerEntries.get(entry.reverses))
