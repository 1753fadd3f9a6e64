import { setTimeout } from 'node:timers/promises'
import { checkedText, type Line, linesOf } from '../files/checked-lines'
import { readHeader } from '../files/journal-lines'
import type { ShopFolder } from '../files/shop-folder'

/** What one piece holds at most, and one line more. */
const MAX_PIECE_BYTES = 1024 * 1024
/** So many lines, then so many milliseconds for the orders that came meanwhile. */
export const [LINES_AT_ONCE, PAUSE] = [25, 4]
const ENTRY = /^\{"sequence":(\d+),/

export interface Tail {
  lines: string[]
  to: number
}

/** Reads a shop's journal beside the server that writes it, each line once. */
export class JournalTail {
  readonly #folder: ShopFolder
  /** Where the line of the next change begins. */
  #place = { begun: -1, after: -1, offset: 0 }

  constructor(folder: ShopFolder) {
    this.#folder = folder
  }

  /**
   * Lines of the changes after `after`, at most up to `last`: all of one file, or as many as one piece holds.
   * Undefined where the journals that stand there do not go on after that change.
   */
  async read(after: number, last: number): Promise<Tail | undefined> {
    const file = await this.#fileWith(after)
    if (!file) return undefined
    const { begun, path } = file
    const start = this.#place.begun === begun && this.#place.after === after ? this.#place.offset : 0
    const lines: string[] = []
    let [to, bytes, offset] = [after, 0, start]
    read: for await (const some of linesOf(path, start)) {
      for (const line of some) {
        const sequence = sequenceOf(line)
        if (sequence === undefined || sequence <= to) continue
        if (sequence > to + 1 || sequence > last || bytes >= MAX_PIECE_BYTES) break read
        if (lines.push(line.text) % LINES_AT_ONCE === 0) await setTimeout(PAUSE)
        to = sequence
        bytes += line.text.length
        offset = line.end
      }
    }
    // A rotation meanwhile gave the path to the next file.
    const again = await this.#fileWith(after)
    if (again?.path !== path || again.begun !== begun) return this.read(after, last)
    this.#place = { begun, after: to, offset }
    return to > after ? { lines, to } : undefined
  }

  async #fileWith(after: number): Promise<{ path: string; begun: number } | undefined> {
    const begun = await readHeader(this.#folder.journal)
    if (begun !== undefined && begun <= after) return { path: this.#folder.journal, begun }
    const older = this.#folder.olderJournals().findLast(({ sequence }) => sequence <= after)
    return older && { path: older.path, begun: older.sequence }
  }
}

export function sequenceOf(line: Line): number | undefined {
  const [, digits] = ENTRY.exec(checkedText(line) ?? '') ?? []
  return digits === undefined ? undefined : Number(digits)
}
