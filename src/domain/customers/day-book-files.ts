import type { Column } from '../csv'
import { rupees } from '../money'
import { filePhone } from '../phones'
import { paiseOwed } from '../signed-money'
import type { DayBook, DayBookDay, DayBookEntry } from './day-book-schema'
import { ENTRY_LABELS, METHOD_LABELS } from './ledger-texts'

/** A row of the file: an entry with the balance after it, or an opening or closing balance. */
interface Line {
  day: string
  kind: string
  entry?: DayBookEntry
  /** The change of cash, and of money at the bank. */
  cash?: string
  bank?: string
  received?: string
  cashBalance: string
  bankBalance: string
}

/** A day book that produces its entries while it is read. */
interface ReadDayBook extends Pick<DayBook, 'from' | 'to' | 'opening' | 'closing'> {
  days: Iterable<Pick<DayBookDay, 'day' | 'opening'> & { entries: Iterable<DayBookEntry> }>
}

export function* dayBookLines({ from, to, opening, closing, days }: ReadDayBook): Generator<Line> {
  yield { day: from, kind: 'Opening', cashBalance: opening.cash, bankBalance: opening.bank }
  for (const { day, opening, entries } of days) {
    let [cash, bank, received] = [paiseOwed(opening.cash), paiseOwed(opening.bank), 0]
    for (const entry of entries) {
      const paise = paiseOwed(entry.moved?.amount ?? '0.00')
      const isCash = entry.moved?.method === 'cash'
      if (isCash) cash += paise
      else bank += paise
      if (entry.moved?.side === 'received') received += paise
      yield {
        ...{ day, entry, kind: ENTRY_LABELS[entry.kind], received: rupees(received) },
        ...(entry.moved && { [isCash ? 'cash' : 'bank']: entry.moved.amount }),
        ...{ cashBalance: rupees(cash), bankBalance: rupees(bank) },
      }
    }
  }
  yield { day: to, kind: 'Closing', cashBalance: closing.cash, bankBalance: closing.bank }
}

export const DAY_BOOK_COLUMNS: readonly Column<Line>[] = [
  ['Date', ({ day }) => day],
  ['Kind', ({ kind }) => kind],
  ['Entry', ({ entry }) => entry?.id],
  ['Takes back', ({ entry }) => entry?.reverses],
  ['Customer', ({ entry }) => entry?.customerName],
  ['Phone', ({ entry }) => entry && filePhone(entry.customerPhone)],
  ['Bill', ({ entry }) => entry?.billNumber],
  ['Order', ({ entry }) => entry?.orderId],
  ['Charged', ({ entry }) => (entry?.moved === null ? entry.amount : '')],
  ['Method', ({ entry }) => entry?.moved && METHOD_LABELS[entry.moved.method]],
  ['Reference', ({ entry }) => entry?.reference],
  ['Value date', ({ entry }) => entry?.valueDate],
  ['Cash', ({ cash }) => cash],
  ['Bank', ({ bank }) => bank],
  ['Received that day', ({ received }) => received],
  ['Cash balance', ({ cashBalance }) => cashBalance],
  ['Bank balance', ({ bankBalance }) => bankBalance],
  ['Operator', ({ entry }) => entry?.by],
  ['Note', ({ entry }) => entry?.note],
]
