import { type LedgerEntry, MAX_ENTRY_PAISE } from '~/domain/customers/ledger-schema'
import { paiseOwed } from '~/domain/signed-money'
import type { Caller } from '../auth/auth'
import { invalid } from '../http/problems'
import type { Shop } from '../store/store'

type EntryToInsert = Pick<LedgerEntry, 'customerId' | 'kind' | 'amount' | 'date'> & Partial<Omit<LedgerEntry, 'id' | 'at' | 'by'>>

/** When something is written, and by whom. */
export interface Writing {
  now: string
  caller: Pick<Caller, 'username'>
}

const NOTHING_MORE = { method: null, reference: '', orderId: null, billNumber: null, reverses: null, note: '' } as const

/** Writes an entry as it is given. Call `settlePayments` after it. */
export const insertEntry = (shop: Shop, entry: EntryToInsert, { now, caller }: Writing): LedgerEntry =>
  shop.ledgerEntries.insert({ ...NOTHING_MORE, ...entry, at: now, by: caller.username ?? '' })

/** 422 at its field for more than ten crore rupees in one entry by hand. */
export function refuseTooMuch(amount: string, path: string) {
  if (Math.abs(paiseOwed(amount)) > MAX_ENTRY_PAISE) throw invalid([{ path, message: 'Please enter at most 10 crore rupees.' }])
}
