import { answerJson } from './call-answer'

/** Rows of a piece: some 150 kB of orders. */
const ROWS_A_PIECE = 256

/** The JSON of many rows, made piece by piece as it is read. */
export class RowPieces implements Iterable<string> {
  readonly #rows: readonly unknown[]
  readonly #json: (rows: readonly unknown[]) => string

  constructor(rows: readonly unknown[], json: (rows: readonly unknown[]) => string = answerJson) {
    this.#rows = rows
    this.#json = json
  }

  /** The same rows, written in another way. */
  writtenBy(json: (rows: readonly unknown[]) => string) {
    return new RowPieces(this.#rows, json)
  }

  *[Symbol.iterator](): Generator<string> {
    for (let from = 0; from < this.#rows.length; from += ROWS_A_PIECE) {
      const text = this.#json(this.#rows.slice(from, from + ROWS_A_PIECE)).slice(1, -1)
      yield `${from === 0 ? '[' : ','}${text}`
    }
    yield ']'
  }
}
