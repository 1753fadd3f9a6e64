import { createReadStream } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { readHeader } from '../files/journal-lines'
import type { ShopFolder } from '../files/shop-folder'

/** Maximum size of a piece, plus one block. */
const MAX_PIECE_BYTES = 4 * 1024 * 1024
/** After this many bytes, pauses this many milliseconds for waiting orders. */
const BLOCK_BYTES = 32 * 1024
export const PAUSE = 4
const LINE_BREAK = 10
/** The beginning of a journal line: its checksum and number. */
const BEGINNING = /^\[(\d+),\{"sequence":(\d+),/
const BEGINNING_BYTES = 50

export interface Tail {
  blocks: Buffer[]
  to: number
}

/** Reads a journal while the server writes it, each line once. Lines stay bytes, because decoding them would delay orders. */
export class JournalTail {
  readonly #folder: ShopFolder
  /** Where the line of the next change begins. */
  #place = { begun: -1, after: -1, offset: 0 }

  constructor(folder: ShopFolder) {
    this.#folder = folder
  }

  /**
   * Lines of the changes after `after`, at most up to `last`: the rest of a file, or as many as fit in a piece. Undefined if
   * the existing journals do not continue after that change.
   */
  async read(after: number, last: number): Promise<Tail | undefined> {
    const { path, begun } = (await this.#fileWith(after)) ?? {}
    if (path === undefined || begun === undefined) return undefined
    const start = this.#place.begun === begun && this.#place.after === after ? this.#place.offset : 0
    const blocks: Buffer[] = []
    let [to, size, offset, position] = [after, 0, start, start]
    let rest: Buffer = Buffer.alloc(0)
    for await (const read of createReadStream(path, { start, highWaterMark: BLOCK_BYTES })) {
      if (to === last || size > MAX_PIECE_BYTES) break
      const bytes: Buffer = Buffer.concat([rest, read])
      const found = linesAfter(bytes, to, last)
      if (found.to > to) {
        blocks.push(bytes.subarray(found.from, found.end))
        offset = position + found.end
      }
      to = found.to
      size += found.end - found.from
      rest = bytes.subarray(found.read)
      position += found.read
      await setTimeout(PAUSE)
    }
    // A rotation meanwhile replaced the file at the path.
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

/** The position of the lines after `after` in these bytes, and the end of the complete lines read. */
function linesAfter(bytes: Buffer, after: number, last: number) {
  let [from, end, read, to] = [0, 0, 0, after]
  for (let at = bytes.indexOf(LINE_BREAK); at >= 0; at = bytes.indexOf(LINE_BREAK, read)) {
    if (to < last && sequenceOf(bytes.subarray(read, at)) === to + 1) {
      if (to === after) from = read
      end = at + 1
      to++
    }
    read = at + 1
  }
  return { from, end, read, to }
}

/** The number of the change in a line without its line break; undefined if the line is damaged. */
export function sequenceOf(line: Buffer): number | undefined {
  const [, checksum, digits] = BEGINNING.exec(line.toString('latin1', 0, BEGINNING_BYTES)) ?? []
  if (checksum === undefined || crc32(line.subarray(checksum.length + 2, -1)) !== Number(checksum)) return undefined
  return Number(digits)
}
