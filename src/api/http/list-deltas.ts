import { randomBytes } from 'node:crypto'
import type { ListChanges } from '~/schemas/list-changes'
import { responseCache } from './response-cache'

const MOST_REMEMBERED = 1000

/** Rows by ids in a row whose JSON is kept together: a changed row costs this many again, not the whole list. */
const KEPT_TOGETHER = 256

/**
 * One list as its readers have seen it: its JSON in pieces, of which a change makes one again, and what changed from state
 * to state. Rows are told apart by identity, since the store replaces a row that changes. A tag of another process, or one
 * too old, is not known.
 */
export class ListDeltas<Row extends { id: number }> {
  readonly #epoch = randomBytes(8).toString('hex')
  #turn = 0
  #rows: readonly Row[] = []
  readonly #byId = new Map<number, Row>()
  #changes: { turn: number; id: number }[] = []
  /** The oldest turn from which the changes are still all known. */
  #oldest = 1

  /** Takes note of the list as it is now. */
  update(rows: readonly Row[]) {
    const ids = this.#changedIds(rows)
    if (ids.length === 0 && this.#turn > 0) return
    this.#turn++
    this.#rows = rows
    for (const id of ids) {
      this.#changes.push({ turn: this.#turn, id })
      responseCache.delete(this.#nameOf(pieceOf(id)))
    }
    const forgotten = this.#changes.splice(0, Math.max(0, this.#changes.length - MOST_REMEMBERED)).at(-1)
    if (forgotten) this.#oldest = forgotten.turn
  }

  get etag(): string {
    return `W/"${this.#epoch}-${this.#turn}"`
  }

  /** The whole list as JSON. */
  get body(): Buffer<ArrayBuffer> {
    const parts: Buffer[] = []
    for (let from = 0; from < this.#rows.length; ) {
      const piece = pieceOf(this.#rows[from]?.id ?? 0)
      const end = this.#endOf(piece, from)
      parts.push(from === 0 ? OPENING : COMMA, this.#jsonOf(piece, from, end))
      from = end
    }
    return Buffer.concat(parts.length === 0 ? [OPENING, CLOSING] : [...parts, CLOSING])
  }

  /** The first rows of the list as JSON. */
  head(count: number): string {
    return JSON.stringify(this.#rows.slice(0, count))
  }

  /** What has changed since the state that a tag names; undefined where that is not known any more. */
  since(tag: string): ListChanges<Row> | undefined {
    const [epoch, text] = tag.split('-')
    const turn = Number(text)
    if (epoch !== this.#epoch || !(turn >= this.#oldest && turn <= this.#turn)) return undefined
    const ids = new Set(this.#changes.filter((change) => change.turn > turn).map(({ id }) => id))
    const changed = [...ids].flatMap((id) => this.#byId.get(id) ?? []).sort((a, b) => b.id - a.id)
    return { changed, removed: [...ids].filter((id) => !this.#byId.has(id)) }
  }

  /** The rows of a piece as JSON, without the brackets around. */
  #jsonOf(piece: number, from: number, end: number): Buffer {
    const name = this.#nameOf(piece)
    const known = responseCache.get(name)
    if (known) return known
    const made = Buffer.from(JSON.stringify(this.#rows.slice(from, end)).slice(1, -1))
    responseCache.set(name, made)
    return made
  }

  #nameOf = (piece: number) => `list ${this.#epoch} ${piece}`

  #endOf(piece: number, from: number): number {
    let end = from
    while (end < this.#rows.length && pieceOf(this.#rows[end]?.id ?? 0) === piece) end++
    return end
  }

  #changedIds(rows: readonly Row[]): number[] {
    const changed: number[] = []
    for (const row of rows) {
      if (this.#byId.get(row.id) === row) continue
      this.#byId.set(row.id, row)
      changed.push(row.id)
    }
    return this.#byId.size === rows.length ? changed : [...changed, ...this.#forgetRemoved(rows)]
  }

  #forgetRemoved(rows: readonly Row[]): number[] {
    const standing = new Set(rows.map(({ id }) => id))
    const removed = [...this.#byId.keys()].filter((id) => !standing.has(id))
    for (const id of removed) this.#byId.delete(id)
    return removed
  }
}

const [OPENING, COMMA, CLOSING] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer]

const pieceOf = (id: number) => Math.floor(id / KEPT_TOGETHER)
