import { checkedText, type Line, linesOf } from '../files/checked-lines'
import { readHeader } from '../files/journal-lines'
import type { ShopFolder } from '../files/shop-folder'

/** What one piece holds at most, and one block more. */
const MAX_PIECE_BYTES = 1024 * 1024
/** Small enough that no order waits until one is read. */
const BLOCK_BYTES = 32 * 1024
const ENTRY = /^\{"sequence":(\d+),/

export interface Tail {
  blocks: Buffer[]
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
    const { path, begun } = (await this.#fileWith(after)) ?? {}
    if (path === undefined || begun === undefined) return undefined
    const start = this.#place.begun === begun && this.#place.after === after ? this.#place.offset : 0
    const blocks: Buffer[] = []
    let [to, bytes, offset] = [after, 0, start]
    for await (const lines of linesOf(path, start, BLOCK_BYTES)) {
      if (to === last || bytes > MAX_PIECE_BYTES) break
      const taken = lines.filter((line) => to < last && sequenceOf(line) === to + 1 && ++to)
      offset = taken.at(-1)?.end ?? offset
      const block = Buffer.from(taken.map(({ text }) => `${text}\n`).join(''))
      blocks.push(block)
      bytes += block.length
    }
    // A rotation meanwhile gave the path to the next file.
    if ((await readHeader(path)) !== begun) return this.read(after, last)
    this.#place = { begun, after: to, offset }
    return to > after ? { blocks, to } : undefined
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
