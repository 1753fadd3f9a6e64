/** Rows kept in sorted order while rows are added and removed. No two rows may compare as equal. */
export class SortedRows<Row> {
  readonly #rows: Row[] = []
  readonly #compare: (one: Row, other: Row) => number

  constructor(compare: (one: Row, other: Row) => number) {
    this.#compare = compare
  }

  /** A live view: later changes are visible. */
  get rows(): readonly Row[] {
    return this.#rows
  }

  add(row: Row) {
    this.#rows.splice(this.#placeOf(row), 0, row)
  }

  delete(row: Row) {
    const place = this.#placeOf(row)
    if (this.#rows[place] === row) this.#rows.splice(place, 1)
  }

  #placeOf(row: Row): number {
    let [from, to] = [0, this.#rows.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (this.#compare(this.#rows[middle] as Row, row) < 0) from = middle + 1
      else to = middle
    }
    return from
  }
}
