import { randomBytes } from 'node:crypto'
import type { ListChanges } from '~/schemas/list-changes'

const MOST_REMEMBERED = 1000

/**
 * One list as its readers have seen it: its JSON, made once a state, and what changed from state to state. Rows are told
 * apart by identity, since the store replaces a row that changes. A tag of another process, or too old, is not known.
 */
export class RowHistory<Row extends { id: number }> {
  readonly #epoch = randomBytes(8).toString('hex')
  #turn = 0
  #rows: readonly Row[] = []
  readonly #byId = new Map<number, Row>()
  #changes: { turn: number; id: number }[] = []
  /** The oldest turn from which the changes are still all known. */
  #oldest = 1
  #body: string | undefined

  /** Takes note of the list as it is now. */
  see(rows: readonly Row[]) {
    const ids = this.#changedIds(rows)
    if (ids.length === 0 && this.#turn > 0) return
    this.#turn++
    this.#rows = rows
    this.#body = undefined
    for (const id of ids) this.#changes.push({ turn: this.#turn, id })
    const forgotten = this.#changes.splice(0, Math.max(0, this.#changes.length - MOST_REMEMBERED)).at(-1)
    if (forgotten) this.#oldest = forgotten.turn
  }

  get etag(): string {
    return `W/"${this.#epoch}-${this.#turn}"`
  }

  /** The whole list as JSON. */
  get body(): string {
    this.#body ??= JSON.stringify(this.#rows)
    return this.#body
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
