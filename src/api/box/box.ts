import { boxInRupees } from '~/domain/box/box'
import { BOX_COLUMNS } from '~/domain/box/box-files'
import { SIDE_NAMES } from '~/domain/box/box-labels'
import { boxFileQuery, boxQuery, type ListedBox, type ListedBoxEntry } from '~/domain/box/box-lists-schema'
import { type BoxEntry, type BoxSide, ENTERED_BOX_KINDS, isOutflow, type NewBoxEntry } from '~/domain/box/box-schema'
import { formatDate, indianDay } from '~/domain/dates'
import { rupees } from '~/domain/money'
import { pageOf } from '~/domain/paging'
import { paiseOwed, signedRupees } from '~/domain/signed-money'
import { refuseClosedDay, refuseTooMuch, type Writing } from '../customers/ledger'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvAnswer } from '../http/csv-files'
import { conflict, invalid, Refusal } from '../http/problems'
import { checked } from '../http/request-body'
import { RowViews } from '../http/row-views'
import { namedRow, oldestFirst } from '../http/rows'
import { perStore } from '../store/memo'
import type { Shop, ShopReader, Store } from '../store/store'
import { balanceOn } from './box-balance'
import { firstBalanceOf, listedEntry, listedOpenings } from './box-entries'
import { isBoxEntryReversed } from './cleared-cheques'
import { moneyIn } from './day-money'

const ALL = {}
const viewsOf = perStore(
  (store) =>
    new RowViews<BoxEntry, typeof ALL, undefined>(store, {
      table: 'boxEntries',
      matcher: () => () => true,
      noTotals: () => undefined,
      count: () => {},
    }),
)

/** The entries, newest first, paged with `?page=`; with the balance of today. */
export async function listBox(call: Call, { url, locals: { store } }: CallContext): Promise<ListedBox> {
  const { page, size } = checked(Object.fromEntries(url.searchParams), boxQuery)
  const { rows } = await viewsOf(store).get(ALL)
  return store.read((shop) => {
    const beside = {
      balance: boxInRupees(moneyIn(store, shop).after(indianDay(new Date(call.now)))),
      openings: listedOpenings(shop),
    }
    const listed = (entries: readonly BoxEntry[]) => entries.map((entry) => listedEntry(shop, entry))
    if (page === undefined) return { rows: listed(rows), ...beside }
    const found = pageOf(rows, String(page), size ?? 50)
    return { ...found, rows: listed(found.rows), ...beside }
  })
}

/** The entry in the path; 404 if unknown. */
export const readBoxEntry = (shop: ShopReader, call: Call): ListedBoxEntry =>
  listedEntry(shop, namedRow(shop.boxEntries, call, 'entry'))

/** The entries as CSV, oldest first; `from` and `to` limit the days. */
export async function exportBox(call: Call, { url, locals: { store } }: CallContext): Promise<CallAnswer<string>> {
  const { from, to } = checked(Object.fromEntries(url.searchParams), boxFileQuery)
  const { rows: all } = await viewsOf(store).get(ALL)
  const rows = await store.read((shop) =>
    oldestFirst(all)
      .filter(({ date }) => date >= from && (to === '' || date <= to))
      .sort((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1))
      .map((entry) => listedEntry(shop, entry)),
  )
  return csvAnswer('box', BOX_COLUMNS, rows, new Date(call.now))
}

/**
 * Writes an entry of the box. 422 for an amount or a difference above ten crore, a day in the future or in closed books, and a
 * count that differs without a reason. 409 for a second opening balance of a side, an outflow above its balance unless
 * `evenBelowZero`, a count before the opening balance, and one that was compared with another balance.
 */
export function createBoxEntry(shop: Shop, call: Call<NewBoxEntry>, store: Store): BoxEntry {
  const { input, now } = call
  const { kind, amount, category, who, note, imageUrl } = input
  const today = indianDay(new Date(now))
  const date = input.date ?? today
  const side = kind === 'deposit' ? 'cash' : kind === 'withdrawal' ? 'bank' : (input.side ?? 'cash')
  if (date > today) throw invalid([{ path: 'date', message: 'Please choose today or a day before it.' }])
  refuseTooMuch(amount, 'amount')
  refuseClosedDay(shop, { kind, date }, now, ENTERED_BOX_KINDS)
  if (kind === 'opening') refuseSecondBalance(shop, side)
  if (isOutflow(kind) && !input.evenBelowZero) refuseBelowZero({ store, shop }, side, { amount, day: date, today })
  const texts = { who, note, ...(imageUrl && { imageUrl }) }
  const entry = { kind, side, amount, date, category: kind === 'expense' ? (category ?? 'other') : null, ...texts }
  if (kind !== 'count') return insertBoxEntry(shop, entry, call)
  const difference = differenceOf({ store, shop }, side, input, { day: date, today })
  return insertBoxEntry(shop, { ...entry, amount: difference, counted: amount }, call)
}

/**
 * Reverses an entry with the opposite amount, today. An opening balance no longer counts from then on. 409 for a reversal, a
 * reversed entry, and an opening balance in closed books.
 */
export function reverseBoxEntry(shop: Shop, call: Call): BoxEntry {
  const entry = namedRow(shop.boxEntries, call, 'entry')
  const { id, kind, side, amount, chequeOf } = entry
  if (kind === 'reversal') throw conflict('A reversal cannot be reversed. Please enter the amount anew.')
  if (isBoxEntryReversed(shop, entry)) throw conflict('This entry was reversed before.')
  if (kind === 'opening') refuseClosedDay(shop, entry, call.now, [])
  const taken = { kind: 'reversal', side, amount: rupees(0 - paiseOwed(amount)), date: indianDay(new Date(call.now)) } as const
  return insertBoxEntry(shop, { ...taken, reverses: id, ...(chequeOf !== undefined && { chequeOf }) }, call)
}

type EntryToInsert = Pick<BoxEntry, 'kind' | 'side' | 'amount' | 'date'> & Partial<Omit<BoxEntry, 'id' | 'at' | 'by'>>

const NOTHING_MORE = { category: null, who: '', note: '', reverses: null } as const

/** Stores an entry as given. Refused for a closed day. */
export function insertBoxEntry(shop: Shop, entry: EntryToInsert, { now, caller }: Writing): BoxEntry {
  refuseClosedDay(shop, entry, now, ENTERED_BOX_KINDS)
  return shop.boxEntries.insert({ ...NOTHING_MORE, ...entry, at: now, by: caller.username ?? '' })
}

function refuseSecondBalance(shop: ShopReader, side: BoxSide) {
  const opening = firstBalanceOf(shop, side)
  if (!opening) return
  const { id, date, amount } = opening
  throw conflict(
    `The opening balance of the ${SIDE_NAMES[side]} is ${signedRupees(amount)} on ${formatDate(date)}. Please take back entry #${id} first.`,
  )
}

type InStore = Parameters<typeof balanceOn>[0]

interface Outflow {
  amount: string
  day: string
  today: string
}

/** An outflow may be backdated: then the balance of each later day counts too. */
function refuseBelowZero(shop: InStore, side: BoxSide, { amount, ...days }: Outflow) {
  const { lowest } = balanceOn(shop, side, days) ?? {}
  if (lowest === undefined || paiseOwed(amount) <= lowest) return
  const balance = rupees(lowest)
  const detail = `The ${SIDE_NAMES[side]} is only ${signedRupees(balance)}. Please say that it is to be entered all the same.`
  throw new Refusal(409, detail, { current: { balance } })
}

/** The difference of a count from the book, in rupees. */
function differenceOf(
  shop: InStore,
  side: BoxSide,
  { amount, book, note }: NewBoxEntry,
  days: { day: string; today: string },
): string {
  const { balance } = balanceOn(shop, side, days) ?? {}
  if (balance === undefined)
    throw conflict(`The ${SIDE_NAMES[side]} has no opening balance on this day. Please enter what you counted as one.`)
  if (book !== undefined && paiseOwed(book) !== balance) {
    const now = rupees(balance)
    const detail = `The book has moved: it says ${signedRupees(now)} by now. Please count again.`
    throw new Refusal(409, detail, { current: { balance: now } })
  }
  const difference = paiseOwed(amount) - balance
  refuseTooMuch(rupees(difference), 'amount')
  if (difference !== 0 && note.trim() === '')
    throw invalid([
      { path: 'note', message: `The book says ${signedRupees(rupees(balance))}. Please give a reason for the difference.` },
    ])
  return rupees(difference)
}
