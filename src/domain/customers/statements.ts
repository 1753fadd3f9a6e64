import { paiseOwed } from '../signed-money'
import type { UnbilledOrder } from './customer-balances-schema'
import { byDay } from './ledger'
import type { EntryKind, LedgerEntry } from './ledger-schema'

/** A line of a statement: an entry, or goods that have left without a bill. */
export type StatementLine = Omit<LedgerEntry, 'id' | 'kind' | 'customerId' | 'at'> & {
  id: number | null
  kind: EntryKind | 'unbilled'
}

const NO_ENTRY = {
  id: null,
  kind: 'unbilled',
  method: null,
  reference: '',
  billNumber: null,
  reverses: null,
  note: '',
  by: '',
} as const

/** An account by its days, each line with the balance after it, in paise. The last one is the account's. */
export function statementOf(
  entries: readonly LedgerEntry[],
  unbilled: readonly UnbilledOrder[],
): (StatementLine & { balance: number })[] {
  const goods = unbilled.map((order): StatementLine => ({ ...NO_ENTRY, ...order }))
  let balance = 0
  return [...entries, ...goods].sort(byDay).map((line) => {
    balance += paiseOwed(line.amount)
    return { ...line, balance }
  })
}
