import { ALL_DAYS, type DayRange } from '../day-ranges'
import { findLast } from '../lists'
import { paiseOwed } from '../signed-money'
import type { UnbilledOrder } from './customer-balances-schema'
import { byDay } from './ledger'
import type { EntryKind, LedgerEntry } from './ledger-schema'

/** A line of a statement: an entry, or shipped goods without a bill. */
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

/**
 * The statement of an account by day, with the balance in paise after each line. For a period, the first line is the opening
 * balance.
 */
export function statementOf(
  entries: readonly LedgerEntry[],
  unbilled: readonly UnbilledOrder[],
  { from, to }: DayRange = ALL_DAYS,
): (StatementLine & { balance: number })[] {
  const goods = unbilled.map((order): StatementLine => ({ ...NO_ENTRY, ...order }))
  let balance = 0
  const lines = [...entries, ...goods].sort(byDay).map((line) => {
    balance += paiseOwed(line.amount)
    return { ...line, balance }
  })
  const listed = lines.filter(({ date }) => date >= from && (to === '' || date <= to))
  if (from === '') return listed
  const before = findLast(lines, ({ date }) => date < from)?.balance ?? 0
  return [{ ...NO_ENTRY, kind: 'opening', orderId: null, date: from, amount: '0.00', balance: before }, ...listed]
}
