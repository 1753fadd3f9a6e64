import { answerJson } from './call-answer'
import { listPieces } from './json-pieces'

interface Written<Row, Shown> {
  shown?: (row: Row) => Shown
  json?: (rows: readonly unknown[]) => string
  /** What the rows were made of: a version of the shop, and whatever else. */
  madeOf?: string
}

/** The JSON of many rows, each as it is shown, made piece by piece as it is read. */
export class RowPieces<Row = unknown, Shown = Row> implements Iterable<string> {
  /** What its rows are sent as; for types alone. */
  declare readonly sent?: Shown
  readonly madeOf: string | undefined
  readonly #rows: readonly Row[]
  readonly #written: Written<Row, Shown>

  constructor(rows: readonly Row[], written: Written<Row, Shown> = {}) {
    this.#rows = rows
    this.#written = written
    this.madeOf = written.madeOf
  }

  /** The same rows, written in another way. */
  writtenBy(json: (rows: readonly unknown[]) => string) {
    return new RowPieces(this.#rows, { ...this.#written, json })
  }

  [Symbol.iterator](): Iterator<string> {
    const { shown, json = answerJson } = this.#written
    return listPieces(this.#rows, (rows) => json(shown ? rows.map(shown) : rows))
  }
}
