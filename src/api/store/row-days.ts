import { LRUCache } from 'lru-cache'
import { perStore } from './memo'
import type { Rows } from './shop-schema'
import type { Store, TableReader } from './store'
import { nextTurn } from './turns'

const DAYS_A_TURN = 100
const DAYS_KEPT = 1500

/** Tables with an index on the Indian day of creation. */
type DayTable = 'orders' | 'stockMoves'

interface Known<Value extends object> {
  version: number
  days: LRUCache<string, Value>
}

/** Memoizes a value per Indian day until one of its rows changes. */
export class RowDays<Name extends DayTable, Value extends object> {
  readonly #table: Name
  readonly #make: (rows: readonly Rows[Name][]) => Value
  readonly #knownOf = perStore((store): Known<Value> => ({ version: store.version, days: new LRUCache({ max: DAYS_KEPT }) }))

  constructor(table: Name, make: (rows: readonly Rows[Name][]) => Value) {
    this.#table = table
    this.#make = make
  }

  /** Some days per turn of the event loop. */
  async of(store: Store, days: readonly string[]): Promise<Value[]> {
    const values: Value[] = []
    for (let first = 0; first < days.length; first += DAYS_A_TURN) {
      if (first > 0) await nextTurn()
      values.push(...(await this.#read(store, days.slice(first, first + DAYS_A_TURN))))
    }
    return values
  }

  #read(store: Store, days: readonly string[]): Promise<Value[]> {
    return store.read((shop) => {
      const known = this.#current(store)
      const table = shop[this.#table] as TableReader<Rows[Name], 'day'>
      return days.map((day) => {
        const value = known.get(day) ?? this.#make(table.by('day', day))
        known.set(day, value)
        return value
      })
    })
  }

  #current(store: Store): Known<Value>['days'] {
    const known = this.#knownOf(store)
    const changed = store.changedValues<DayTable>(this.#table, 'day', known.version)
    known.version = store.version
    if (!changed) known.days.clear()
    for (const day of changed ?? []) known.days.delete(String(day))
    return known.days
  }
}
