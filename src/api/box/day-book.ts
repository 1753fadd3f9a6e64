import { boxInRupees } from '~/domain/box/box'
import type { BoxEntry } from '~/domain/box/box-schema'
import { addMoney, balanceAfter, moneyInRupees, noMoney } from '~/domain/box/day-book'
import { DAY_BOOK_COLUMNS, dayBookLines } from '~/domain/box/day-book-files'
import type { DayBook, DayBookDay, DayBookEntry } from '~/domain/box/day-book-schema'
import { lastDays } from '~/domain/calendar-days'
import { csvPieces } from '~/domain/csv'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { rupees } from '~/domain/money'
import { daysFrom, type Period, periodQuery } from '~/domain/period-schema'
import { primaryCustomer } from '../customers/accounts'
import { movedIn } from '../customers/moved-money'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvNamed } from '../http/csv-files'
import { checked } from '../http/request-body'
import { oldestFirst } from '../http/rows'
import type { ShopReader, Store } from '../store/store'
import { listedEntry, listedOpenings } from './box-entries'
import { moneyIn } from './day-money'

/** Maximum entries on the screen: those of the first days. */
const MOST_LISTED = 2000

/** All entries from `from` to `to` by day, with the balances of cash and bank. */
export const readDayBook = (_call: Call, { url, locals: { store } }: CallContext): Promise<DayBook> =>
  store.read((shop) => {
    const book = dayBookOf(store, shop, checked(Object.fromEntries(url.searchParams), periodQuery), MOST_LISTED)
    const withEntries = ({ entries, boxEntries, ...day }: (typeof book.days)[number]): DayBookDay => ({
      ...day,
      entries: entries.map((entry) => dayBookEntry(shop, entry)),
      boxEntries: boxEntries.map((entry) => listedEntry(shop, entry)),
    })
    return { ...book, days: book.days.map(withEntries) }
  })

/** The same as CSV, with the balances after each entry. */
export async function exportDayBook(_call: Call, { url, locals: { store } }: CallContext): Promise<CallAnswer<string>> {
  const period = checked(Object.fromEntries(url.searchParams), periodQuery)
  const book = await store.read((shop) => {
    const { days, ...rest } = dayBookOf(store, shop, period)
    const read = days.map(({ entries, boxEntries, ...day }) => ({
      ...day,
      entries: Iterator.from(entries).map((entry) => dayBookEntry(shop, entry)),
      boxEntries: Iterator.from(boxEntries).map((entry) => listedEntry(shop, entry)),
    }))
    return { ...rest, days: read }
  })
  return csvNamed(`day-book-${period.from}-${period.to}`, csvPieces(DAY_BOOK_COLUMNS, dayBookLines(book)))
}

/** The sums of a period, without its entries. */
export const dayBookSums = (store: Store, shop: ShopReader, period: Period): Omit<DayBook, 'days'> => {
  const { days: _, ...sums } = dayBookOf(store, shop, period, 0)
  return sums
}

/** The days of a period that have entries, with their stored entries. */
function dayBookOf(store: Store, shop: ShopReader, { from, to }: Period, most = Number.POSITIVE_INFINITY) {
  const money = moneyIn(store, shop)
  const sums = noMoney()
  const days: (Omit<DayBookDay, 'entries' | 'boxEntries'> & { entries: LedgerEntry[]; boxEntries: BoxEntry[] })[] = []
  let total = 0
  for (const day of lastDays(daysFrom(from, to), new Date(to))) {
    const count = money.count(day)
    if (count === 0) continue
    const [opening, ofDay] = [money.before(day), money.on(day)]
    addMoney(sums, ofDay)
    total += count
    if (days.length > 0 && total > most) continue
    days.push({
      day,
      opening: boxInRupees(opening),
      ...moneyInRupees(ofDay),
      closing: boxInRupees(balanceAfter(opening, ofDay)),
      entries: oldestFirst(shop.ledgerEntries.by('day', day)),
      boxEntries: oldestFirst(shop.boxEntries.by('day', day)),
    })
  }
  const [opening, closing] = [money.before(from), money.after(to)]
  const unopened = balanceAfter(opening, sums)
  return {
    ...{ from, to, total, days, openings: listedOpenings(shop) },
    opening: boxInRupees(opening),
    ...moneyInRupees(sums),
    opened: boxInRupees({
      cash: closing.cash - unopened.cash,
      bank: closing.bank - unopened.bank,
      cheques: closing.cheques - unopened.cheques,
    }),
    closing: boxInRupees(closing),
  }
}

function dayBookEntry(shop: ShopReader, entry: LedgerEntry): DayBookEntry {
  const { id, kind, amount, reference, orderId, billNumber, reverses, note, by, valueDate } = entry
  const customer = primaryCustomer(shop, entry.customerId)
  const moved = movedIn(shop, entry)
  return {
    ...{ id, kind, amount, reference, orderId, billNumber, reverses, note, by, ...(valueDate && { valueDate }) },
    customerId: customer?.id ?? entry.customerId,
    customerName: customer?.name ?? '',
    customerPhone: customer?.phone ?? '',
    moved: moved ? { side: moved.side, method: moved.method, isToClear: moved.isToClear, amount: rupees(moved.paise) } : null,
  }
}
