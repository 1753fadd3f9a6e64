import { randomBytes } from 'node:crypto'
import type { ListChanges } from '~/schemas/list-changes'
import { responseCache } from './response-cache'

const MOST_REMEMBERED = 1000

/** Rows whose JSON is cached as one chunk. A changed row costs one chunk, not the whole list. */
const ROWS_A_CHUNK = 256

/**
 * One list: its JSON in chunks, and its changes from version to version. Rows are compared by identity, since the store
 * replaces a row that changes. A tag of another process, or an old one, is unknown.
 */
export class ListDeltas<Row extends { id: number }> {
  readonly #epoch = randomBytes(8).toString('hex')
  #version = 0
  #rows: readonly Row[] = []
  readonly #byId = new Map<number, Row>()
  #changes: { version: number; id: number }[] = []
  /** The oldest version whose later changes are all known. */
  #oldest = 1

  update(rows: readonly Row[]) {
    const ids = this.#changedIds(rows)
    if (ids.length === 0 && this.#version > 0) return
    this.#version++
    this.#rows = rows
    for (const id of ids) {
      this.#changes.push({ version: this.#version, id })
      responseCache.delete(this.#nameOf(chunkOf(id)))
    }
    const dropped = this.#changes.splice(0, Math.max(0, this.#changes.length - MOST_REMEMBERED)).at(-1)
    if (dropped) this.#oldest = dropped.version
  }

  get etag(): string {
    return `W/"${this.#epoch}-${this.#version}"`
  }

  get body(): Buffer<ArrayBuffer> {
    const parts: Buffer[] = []
    for (let from = 0; from < this.#rows.length; ) {
      const chunk = chunkOf(this.#rows[from]?.id ?? 0)
      const end = this.#endOf(chunk, from)
      parts.push(from === 0 ? OPENING : COMMA, this.#jsonOf(chunk, from, end))
      from = end
    }
    return Buffer.concat(parts.length === 0 ? [OPENING, CLOSING] : [...parts, CLOSING])
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

  #jsonOf(chunk: number, from: number, end: number): Buffer {
    const name = this.#nameOf(chunk)
    const known = responseCache.get(name)
    if (known) return known
    const made = Buffer.from(JSON.stringify(this.#rows.slice(from, end)).slice(1, -1))
    responseCache.set(name, made)
    return made
  }

  #nameOf = (chunk: number) => `list ${this.#epoch} ${chunk}`

  #endOf(chunk: number, from: number): number {
    let end = from
    while (end < this.#rows.length && chunkOf(this.#rows[end]?.id ?? 0) === chunk) end++
    return end
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

const [OPENING, COMMA, CLOSING] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer]

const chunkOf = (id: number) => Math.floor(id / ROWS_A_CHUNK)
