import type { Column } from '../csv'
import { ENTRY_LABELS, METHOD_LABELS } from '../customers/ledger-texts'
import { rupees } from '../money'
import { filePhone } from '../phones'
import { paiseOwed } from '../signed-money'
import { BOX_LABELS, CATEGORY_LABELS } from './box-labels'
import type { ListedBoxEntry } from './box-lists-schema'
import type { Balance, DayBook, DayBookDay, DayBookEntry } from './day-book-schema'

/** A row of the file: an entry with the balance after it, or an opening or closing balance. */
interface Line {
  day: string
  kind: string
  entry?: DayBookEntry
  boxEntry?: ListedBoxEntry
  /** The change by the entry. */
  moved?: Partial<Balance>
  received?: string
  balance: Balance
}

/** A day book that produces its entries while it is read. */
interface ReadDayBook extends Pick<DayBook, 'from' | 'to' | 'opening' | 'closing'> {
  days: Iterable<Pick<DayBookDay, 'day' | 'opening'> & { entries: Iterable<DayBookEntry>; boxEntries: Iterable<ListedBoxEntry> }>
}

export function* dayBookLines({ from, to, opening, closing, days }: ReadDayBook): Generator<Line> {
  yield { day: from, kind: 'Opening', balance: opening }
  for (const { day, opening, entries, boxEntries } of days) {
    let balance = opening
    let received = 0
    for (const entry of entries) {
      const { moved } = entry
      if (moved?.side === 'received') received += paiseOwed(moved.amount)
      const change = moved ? { [sideOf(moved)]: moved.amount } : {}
      balance = changed(balance, change)
      yield { day, entry, kind: ENTRY_LABELS[entry.kind], moved: change, received: rupees(received), balance }
    }
    for (const boxEntry of boxEntries) {
      const change = withoutZeros(boxEntry.moved)
      balance = changed(balance, change)
      yield { day, boxEntry, kind: BOX_LABELS[boxEntry.kind], moved: change, received: rupees(received), balance }
    }
  }
  yield { day: to, kind: 'Closing', balance: closing }
}

const sideOf = ({ method, isToClear }: NonNullable<DayBookEntry['moved']>): keyof Balance => {
  if (isToClear) return 'cheques'
  return method === 'cash' ? 'cash' : 'bank'
}

const changed = (before: Balance, change: Partial<Balance>): Balance => {
  const sum = (side: keyof Balance) => rupees(paiseOwed(before[side]) + paiseOwed(change[side] ?? '0.00'))
  return { cash: sum('cash'), bank: sum('bank'), cheques: sum('cheques') }
}

const withoutZeros = (moved: Balance): Partial<Balance> =>
  Object.fromEntries(Object.entries(moved).filter(([, amount]) => amount !== '0.00'))

export const DAY_BOOK_COLUMNS: readonly Column<Line>[] = [
  ['Date', ({ day }) => day],
  ['Kind', ({ kind }) => kind],
  ['Entry', ({ entry }) => entry?.id],
  ['Takes back', ({ entry, boxEntry }) => (entry ?? boxEntry)?.reverses],
  ['Customer', ({ entry }) => entry?.customerName],
  ['Phone', ({ entry }) => entry && filePhone(entry.customerPhone)],
  ['Bill', ({ entry }) => entry?.billNumber],
  ['Order', ({ entry }) => entry?.orderId],
  ['Charged', ({ entry }) => (entry?.moved === null ? entry.amount : '')],
  ['Method', ({ entry }) => entry?.moved && METHOD_LABELS[entry.moved.method]],
  ['Reference', ({ entry }) => entry?.reference],
  ['Value date', ({ entry, boxEntry }) => (entry ?? boxEntry)?.valueDate],
  ['Cash', ({ moved }) => moved?.cash],
  ['Bank', ({ moved }) => moved?.bank],
  ['Cheques', ({ moved }) => moved?.cheques],
  ['Received that day', ({ received }) => received],
  ['Cash balance', ({ balance }) => balance.cash],
  ['Bank balance', ({ balance }) => balance.bank],
  ['Cheques to clear', ({ balance }) => balance.cheques],
  ['Operator', ({ entry, boxEntry }) => (entry ?? boxEntry)?.by],
  ['Note', ({ entry, boxEntry }) => (entry ?? boxEntry)?.note],
  ['Entry of the box', ({ boxEntry }) => boxEntry?.id],
  ['Category', ({ boxEntry }) => boxEntry?.category && CATEGORY_LABELS[boxEntry.category]],
  ['Paid to', ({ boxEntry }) => boxEntry?.who],
]
