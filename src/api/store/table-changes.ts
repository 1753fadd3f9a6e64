import type { Key } from './store'

const MOST_REMEMBERED = 1000

/** The keys of a table that changed last. Those of long ago are forgotten. */
export class TableChanges {
  #last: number
  /** The number after which all changes are known. */
  #complete: number
  #changes: { sequence: number; key: Key }[] = []

  constructor(sequence: number) {
    this.#last = this.#complete = sequence
  }

  /** The number of the last change. */
  get last() {
    return this.#last
  }

  add(sequence: number, key: Key) {
    this.#last = sequence
    this.#changes.push({ sequence, key })
    if (this.#changes.length < 2 * MOST_REMEMBERED) return
    const forgotten = this.#changes.splice(0, MOST_REMEMBERED)
    this.#complete = forgotten.at(-1)?.sequence ?? this.#complete
  }

  /** The keys changed after `sequence`, each once; undefined where some are forgotten. */
  since(sequence: number): readonly Key[] | undefined {
    if (sequence < this.#complete) return undefined
    const first = this.#changes.findLastIndex((change) => change.sequence <= sequence) + 1
    return [...new Set(this.#changes.slice(first).map(({ key }) => key))]
  }
}
