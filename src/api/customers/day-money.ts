import { type BalancePaise, balanceAfter, countMoved, type DayPaise, movedBy, noMoney } from '~/domain/customers/day-book'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { perStore } from '../store/memo'
import type { ShopReader, Store } from '../store/store'

const NOTHING: BalancePaise = { cash: 0, bank: 0 }

/** Sums and closing balance of each day with entries, cached until its entries change. */
class DayMoneys {
  readonly #store: Store
  readonly #days = new Map<string, DayPaise>()
  readonly #counts = new Map<string, number>()
  /** The sorted days, and the known closing balances of the first ones. */
  #order: string[] = []
  #closings: BalancePaise[] = []
  #version: number | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** Recomputes changed days. */
  catchUp(shop: ShopReader): this {
    const { version } = this.#store
    if (version === this.#version) return this
    const changed =
      this.#version === undefined ? undefined : this.#store.changedValues('ledgerEntries', 'day', this.#version)?.map(String)
    this.#version = version
    if (changed) for (const day of changed) this.#count(shop, day)
    else this.#countAll(shop)
    return this
  }

  on(day: string): DayPaise {
    return this.#days.get(day) ?? noMoney()
  }

  /** Number of entries of a day. */
  count(day: string): number {
    return this.#counts.get(day) ?? 0
  }

  /** The opening balance of a day. */
  before(day: string): BalancePaise {
    const place = this.#placeOf(day)
    for (let next = this.#closings.length; next < place; next++) {
      this.#closings.push(balanceAfter(this.#closings[next - 1] ?? NOTHING, this.on(this.#order[next] as string)))
    }
    return this.#closings[place - 1] ?? NOTHING
  }

  #count(shop: ShopReader, day: string) {
    const place = this.#placeOf(day)
    if (this.#order[place] !== day) this.#order.splice(place, 0, day)
    this.#set(shop, day, shop.ledgerEntries.by('day', day))
    this.#closings.length = Math.min(this.#closings.length, place)
  }

  #countAll(shop: ShopReader) {
    this.#days.clear()
    this.#counts.clear()
    for (const [day, entries] of Map.groupBy(shop.ledgerEntries.rows(), ({ date }) => date)) {
      this.#set(shop, day, entries)
    }
    this.#order = [...this.#days.keys()].sort()
    this.#closings = []
  }

  #set(shop: ShopReader, day: string, entries: readonly LedgerEntry[]) {
    this.#days.set(day, moneyOf(shop, entries))
    this.#counts.set(day, entries.length)
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

function moneyOf(shop: ShopReader, entries: Iterable<LedgerEntry>): DayPaise {
  const sums = noMoney()
  for (const entry of entries) {
    const moved = movedIn(shop, entry)
    if (moved) countMoved(sums, moved)
  }
  return sums
}

export const movedIn = (shop: ShopReader, entry: LedgerEntry) =>
  movedBy(entry, entry.reverses === null ? undefined : shop.ledgerEntries.get(entry.reverses))

const moneysOf = perStore((store) => new DayMoneys(store))

/** The sums by day in `shop`. */
export const moneyIn = (store: Store, shop: ShopReader): Pick<DayMoneys, 'on' | 'before' | 'count'> =>
  moneysOf(store).catchUp(shop)

/** Computes all days once at start, so that the first request is fast. */
export const warmMoney = (store: Store): Promise<void> => store.read((shop) => void moneyIn(store, shop))
