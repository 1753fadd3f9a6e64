import type { LedgerEntry } from '~/schemas/ledger'
import type { Call } from './http/call'
import type { Shop } from './store/store'

type EntryToInsert = Pick<LedgerEntry, 'customerId' | 'kind' | 'amount' | 'date'> & Partial<Omit<LedgerEntry, 'id' | 'at' | 'by'>>
type By = Pick<Call<unknown>, 'now' | 'caller'>

const NOTHING_MORE = { method: null, reference: '', orderId: null, billNumber: null, reverses: null, note: '' } as const

/** Writes an entry as it is given; whoever calls it also calls `settlePayments`. */
export const insertEntry = (shop: Shop, entry: EntryToInsert, { now, caller }: By): LedgerEntry =>
  shop.ledgerEntries.insert({ ...NOTHING_MORE, ...entry, at: now, by: caller.username ?? '' })
