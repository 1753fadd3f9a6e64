import { randomBytes } from 'node:crypto'
import type { ListChanges } from '~/schemas/list-changes'
import { Polled } from './polling'
import { responseCache } from './response-cache'

const MOST_REMEMBERED = 1000

/** A longer list is sent in pieces, which nobody keeps. */
const MAX_ROWS_AT_ONCE = 1000

/** Rows of a piece: some 150 kB of orders. */
const ROWS_A_PIECE = 256

/**
 * One list: its JSON, and its changes from version to version. Rows are compared by identity, since the store replaces a
 * row that changes. A tag of another process, or an old one, is unknown.
 */
export class ListDeltas<Row extends { id: number }> {
  readonly #epoch = randomBytes(8).toString('hex')
  #version = 0
  #rows: readonly Row[] = []
  #polled = polledRows(this.etag, this.#rows)
  readonly #byId = new Map<number, Row>()
  #changes: { version: number; id: number }[] = []
  /** The oldest version whose later changes are all known. */
  #oldest = 1

  update(rows: readonly Row[]) {
    const ids = this.#changedIds(rows)
    if (ids.length === 0 && this.#version > 0) return
    responseCache.delete(`list ${this.etag}`)
    this.#version++
    this.#rows = rows
    this.#polled = polledRows(this.etag, rows)
    for (const id of ids) this.#changes.push({ version: this.#version, id })
    const dropped = this.#changes.splice(0, Math.max(0, this.#changes.length - MOST_REMEMBERED)).at(-1)
    if (dropped) this.#oldest = dropped.version
  }

  /** The answer of the version that stands now. */
  get polled(): Polled {
    return this.#polled
  }

  get etag(): string {
    return `W/"${this.#epoch}-${this.#version}"`
  }

  head(count: number): string {
    return JSON.stringify(this.#rows.slice(0, count))
  }

  /** The changes since the version of a tag; undefined for an unknown tag. */
  since(tag: string): ListChanges<Row> | undefined {
    const [epoch, text] = tag.split('-')
    const version = Number(text)
    if (epoch !== this.#epoch || !(version >= this.#oldest && version <= this.#version)) return undefined
    const ids = new Set(this.#changes.filter((change) => change.version > version).map(({ id }) => id))
    const changed = [...ids].flatMap((id) => this.#byId.get(id) ?? []).sort((a, b) => b.id - a.id)
    return { changed, removed: [...ids].filter((id) => !this.#byId.has(id)) }
  }

  #changedIds(rows: readonly Row[]): number[] {
    const changed: number[] = []
    for (const row of rows) {
      if (this.#byId.get(row.id) === row) continue
      this.#byId.set(row.id, row)
      changed.push(row.id)
    }
    return this.#byId.size === rows.length ? changed : [...changed, ...this.#dropRemoved(rows)]
  }

  #dropRemoved(rows: readonly Row[]): number[] {
    const present = new Set(rows.map(({ id }) => id))
    const removed = [...this.#byId.keys()].filter((id) => !present.has(id))
    for (const id of removed) this.#byId.delete(id)
    return removed
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
