import { memoByIndex } from './follow'
import type { Rows } from './shop-schema'
import type { ShopReader, Store, TableReader } from './store'
import { nextTurn } from './turns'

const DAYS_A_TURN = 100
const DAYS_KEPT = 1500

/** Tables with an index on the Indian day of creation. */
type DayTable = 'orders' | 'stockMoves'

/** Memoizes a value per Indian day until one of its rows changes. */
export class RowDays<Name extends DayTable, Value extends object> {
  readonly #valuesIn: (store: Store, shop: ShopReader) => (day: string) => Value

  constructor(table: Name, make: (rows: readonly Rows[Name][]) => Value) {
    const rowsOn = (shop: ShopReader, day: string) => (shop[table] as TableReader<Rows[Name], 'day'>).by('day', day)
    this.#valuesIn = memoByIndex<DayTable, Value>(table, 'day', DAYS_KEPT, (shop, day) => make(rowsOn(shop, day)))
  }

  /** Some days per turn of the event loop. */
  async of(store: Store, days: readonly string[]): Promise<Value[]> {
    const values: Value[] = []
    for (let first = 0; first < days.length; first += DAYS_A_TURN) {
      if (first > 0) await nextTurn()
      const some = days.slice(first, first + DAYS_A_TURN)
      values.push(...(await store.read((shop) => some.map(this.#valuesIn(store, shop)))))
    }
    return values
  }
}
