import { addBox, type BoxPaise, noBox, type Openings, startOfDay } from '~/domain/box/box'
import type { BoxEntry } from '~/domain/box/box-schema'
import { balanceAfter, countMoved, type DayPaise, noMoney } from '~/domain/box/day-book'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { movedIn } from '../customers/moved-money'
import { Follower } from '../store/follow'
import { perStore } from '../store/memo'
import type { Key, ShopReader, Store, TableReader } from '../store/store'
import { movedInShop, openingsIn } from './box-entries'

/** Sums and closing balance of each day with entries, cached until its entries change. */
class DayMoneys {
  readonly #days = new Map<string, DayPaise>()
  readonly #counts = new Map<string, number>()
  /** The sorted days, and the known closing balances of the first ones. */
  #order: string[] = []
  #closings: BoxPaise[] = []
  #openings: Openings = {}
  readonly #follower: Follower<'entries' | 'box'>

  constructor(store: Store) {
    this.#follower = new Follower(store, { entries: ['ledgerEntries', 'day'], box: ['boxEntries', 'day'] })
  }

  /** Recomputes changed days. */
  catchUp(shop: ShopReader): this {
    this.#follower.catchUp({
      changed: (changes) => {
        this.#open(openingsIn(shop))
        for (const day of daysOf(changes)) this.#count(shop, day)
      },
      anew: () => {
        this.#open(openingsIn(shop))
        this.#countAll(shop)
      },
    })
    return this
  }

  /** The opening balances; a missing one of a side means that its balance is what was received. */
  get openings(): Openings {
    return this.#openings
  }

  on(day: string): DayPaise {
    return this.#days.get(day) ?? noMoney()
  }

  /** The last day with entries; it is after today if the clock was set back. */
  get lastDay(): string {
    return this.#order.at(-1) ?? ''
  }

  /** Number of entries of a day. */
  count(day: string): number {
    return this.#counts.get(day) ?? 0
  }

  /** The opening balance of a day. */
  before(day: string): BoxPaise {
    const place = this.#placeOf(day)
    for (let next = this.#closings.length; next < place; next++) {
      const each = this.#order[next] as string
      this.#closings.push(balanceAfter(this.#startOf(each, next), this.on(each)))
    }
    return this.#startOf(day, place)
  }

  /** The closing balance of a day. */
  after(day: string): BoxPaise {
    return balanceAfter(this.before(day), this.on(day))
  }

  /** The sums by day within a transaction. Reads only the rows of days that changed since the last query. */
  within(shop: ShopReader): (day: string) => DayPaise {
    const changed = this.#follower.changes()
    const days = new Set([
      ...(changed ? daysOf(changed) : []),
      ...uncommittedDays(shop.ledgerEntries),
      ...uncommittedDays(shop.boxEntries),
    ])
    return (day) =>
      changed && !days.has(day) ? this.on(day) : moneyOf(shop, shop.ledgerEntries.by('day', day), shop.boxEntries.by('day', day))
  }

  #startOf(day: string, place: number): BoxPaise {
    return startOfDay(this.#closings[place - 1] ?? noBox(), day, this.#openings)
  }

  /** A new or reversed opening balance changes all later days. */
  #open(openings: Openings) {
    if (JSON.stringify(openings) !== JSON.stringify(this.#openings)) this.#closings = []
    this.#openings = openings
  }

  #count(shop: ShopReader, day: string) {
    const place = this.#placeOf(day)
    if (this.#order[place] !== day) this.#order.splice(place, 0, day)
    this.#set(shop, day, shop.ledgerEntries.by('day', day), shop.boxEntries.by('day', day))
    this.#closings.length = Math.min(this.#closings.length, place)
  }

  #countAll(shop: ShopReader) {
    this.#days.clear()
    this.#counts.clear()
    const entries = Map.groupBy(shop.ledgerEntries.rows(), ({ date }) => date)
    const box = Map.groupBy(shop.boxEntries.rows(), ({ date }) => date)
    for (const day of new Set([...entries.keys(), ...box.keys()]))
      this.#set(shop, day, entries.get(day) ?? [], box.get(day) ?? [])
    this.#order = [...this.#days.keys()].sort()
    this.#closings = []
  }

  #set(shop: ShopReader, day: string, entries: readonly LedgerEntry[], box: readonly BoxEntry[]) {
    this.#days.set(day, moneyOf(shop, entries, box))
    this.#counts.set(day, entries.length + box.length)
  }

  #placeOf(day: string): number {
    let [from, to] = [0, this.#order.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#order[middle] as string) < day) from = middle + 1
      else to = middle
    }
    return from
  }
}

const daysOf = ({ entries, box }: Record<'entries' | 'box', readonly Key[]>): ReadonlySet<string> =>
  new Set([...entries, ...box].map(String))

function* uncommittedDays(table: TableReader<{ date: string }, string>): Generator<string> {
  for (const key of table.uncommitted?.() ?? []) {
    const row = table.get(key)
    if (row) yield row.date
  }
}

function moneyOf(shop: ShopReader, entries: Iterable<LedgerEntry>, box: Iterable<BoxEntry>): DayPaise {
  const sums = noMoney()
  for (const entry of box) addBox(sums.boxed, movedInShop(shop, entry))
  for (const entry of entries) {
    const moved = movedIn(shop, entry)
    if (moved) countMoved(sums, moved)
  }
  return sums
}

const moneysOf = perStore((store) => new DayMoneys(store))

/** The sums by day in `shop`. */
export const moneyIn = (store: Store, shop: ShopReader): Pick<DayMoneys, 'on' | 'before' | 'after' | 'count' | 'openings'> =>
  moneysOf(store).catchUp(shop)

/** The same by day, within a transaction. */
export const moneyWithin = (store: Store, shop: ShopReader): ((day: string) => DayPaise) => moneysOf(store).within(shop)

/** The last day with entries, as known before the transaction. */
export const lastDayOf = (store: Store): string => moneysOf(store).lastDay

/** Computes all days once at start, so that the first request is fast. */
export const warmMoney = (store: Store): Promise<void> => store.read((shop) => void moneyIn(store, shop))
