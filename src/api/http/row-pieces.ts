import { answerJson } from './call-answer'
import { listPieces } from './json-pieces'

interface Written<Row, Shown> {
  shown?: (row: Row) => Shown
  json?: (rows: readonly unknown[]) => string
  /** The source of the rows: the version of the shop and other parameters. */
  madeOf?: string
}

/** The JSON of many rows, made piece by piece while it is read. */
export class RowPieces<Row = unknown, Shown = Row> implements Iterable<string> {
  /** The type of its rows in the answer. */
  declare readonly sent?: Shown
  readonly madeOf: string | undefined
  readonly #rows: readonly Row[]
  readonly #written: Written<Row, Shown>

  constructor(rows: readonly Row[], written: Written<Row, Shown> = {}) {
    this.#rows = rows
    this.#written = written
    this.madeOf = written.madeOf
  }

  /** The same rows with another serializer. */
  writtenBy(json: (rows: readonly unknown[]) => string) {
    return new RowPieces(this.#rows, { ...this.#written, json })
  }

  [Symbol.iterator](): Iterator<string> {
    const { shown, json = answerJson } = this.#written
    return listPieces(this.#rows, (rows) => json(shown ? rows.map(shown) : rows))
  }
}
