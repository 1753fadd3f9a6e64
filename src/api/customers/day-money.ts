import { type BalancePaise, balanceAfter, countMoved, type DayPaise, movedBy, noMoney } from '~/domain/customers/day-book'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { perStore } from '../store/memo'
import type { ShopReader, Store } from '../store/store'

const NOTHING: BalancePaise = { cash: 0, bank: 0 }

/** The money of each day that has entries, and what there was after it, each counted once until one of its entries changes. */
class DayMoneys {
  readonly #store: Store
  readonly #days = new Map<string, DayPaise>()
  readonly #counts = new Map<string, number>()
  /** The days in their order, and the closing balance of those at the front. */
  #order: string[] = []
  #closings: BalancePaise[] = []
  #version: number | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** Counts anew what has changed. */
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

  /** How many entries a day has. */
  count(day: string): number {
    return this.#counts.get(day) ?? 0
  }

  /** What there was when a day began. */
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

/** The money of a store by its days, as `shop` shows it now. */
export const moneyIn = (store: Store, shop: ShopReader): Pick<DayMoneys, 'on' | 'before' | 'count'> =>
  moneysOf(store).catchUp(shop)

/** Counts all days once, so that the first book after a start need not. */
export const warmMoney = (store: Store): Promise<void> => store.read((shop) => void moneyIn(store, shop))
