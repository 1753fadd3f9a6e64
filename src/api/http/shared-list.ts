import { randomBytes } from 'node:crypto'
import { Polled } from './polling'
import { responseCache } from './response-cache'

/** A longer list is sent in pieces, which nobody keeps. */
const MAX_ROWS_AT_ONCE = 1000

/** Rows of a piece: some 150 kB of orders. */
const ROWS_A_PIECE = 256

/**
 * A list that its audience shares: its tag and its JSON, both made anew once its rows have changed. Rows are compared by
 * identity, since the store replaces a row that changes.
 */
export class SharedList<Row> {
  readonly #epoch = randomBytes(8).toString('hex')
  #version = 0
  #rows: readonly Row[] | undefined
  #polled = polledRows('', [])

  update(rows: readonly Row[]) {
    const before = this.#rows
    if (before?.length === rows.length && rows.every((row, index) => row === before[index])) return
    responseCache.delete(`list ${this.etag}`)
    this.#version++
    this.#rows = rows
    this.#polled = polledRows(this.etag, rows)
  }

  /** The answer of the version that stands now. */
  get polled(): Polled {
    return this.#polled
  }

  get etag(): string {
    return `W/"${this.#epoch}-${this.#version}"`
  }
}

/** The JSON of these rows: kept while there is room, or of a long list in pieces. */
const polledRows = (etag: string, rows: readonly unknown[]): Polled =>
  new Polled(etag, () => (rows.length > MAX_ROWS_AT_ONCE ? pieces(rows) : bytesOf(rows, `list ${etag}`)), etag)

function bytesOf(rows: readonly unknown[], name: string): Buffer<ArrayBuffer> {
  const known = responseCache.get(name) as Buffer<ArrayBuffer> | undefined
  if (known) return known
  const made = Buffer.from(JSON.stringify(rows))
  responseCache.set(name, made)
  return made
}

function* pieces(rows: readonly unknown[]): Generator<string> {
  for (let from = 0; from < rows.length; from += ROWS_A_PIECE) {
    const text = JSON.stringify(rows.slice(from, from + ROWS_A_PIECE)).slice(1, -1)
    yield `${from === 0 ? '[' : ','}${text}`
  }
  yield ']'
}
