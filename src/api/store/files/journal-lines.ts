import * as z from 'zod/mini'
import type { RowWrites } from '~/api/store/committed-rows'
import { isTableName, TABLES } from '../shop-schema'
import { Turns } from '../turns'
import { checkedJsonLine, checkedLine, checkedValue, type Line, linesOf } from './checked-lines'

const header = z.object({ after: z.int() })
/** Longer than any header line. */
const HEADER_BYTES = 128

/** A change: its number, the number of the first change written with it, and the rows. */
const entry = z.object({ sequence: z.int(), batch: z.int(), changes: z.array(z.tuple([z.string(), z.any(), z.any()])) })

type Entry = z.infer<typeof entry>

export const headerLine = (after: number) => checkedLine({ after })

/** The lines of changes, each an `entry`; large changes are serialized over several turns of the event loop. */
export async function entryLines(changeSets: readonly RowWrites[], batch: number): Promise<string> {
  let lines = ''
  const turns = new Turns()
  for (const [index, changes] of changeSets.entries()) {
    let rows = ''
    for (const change of changes) {
      rows += `${rows && ','}${JSON.stringify(change)}`
      const turn = turns.next()
      if (turn) await turn
    }
    lines += checkedJsonLine(`{"sequence":${batch + index},"batch":${batch},"changes":[${rows}]}`)
  }
  return lines
}

export interface JournalContents {
  after: number | undefined
  last: number
  end: number
  /** The last change that this file proves to be acknowledged. */
  acknowledged: number
  damage: string | undefined
  hasUnfinishedWrite: boolean
}

/** Reads a journal file and passes each change, up to the first gap, to `apply` in order. Throws if the file does not exist. */
export async function readJournal(path: string, apply: (sequence: number, changes: RowWrites) => void): Promise<JournalContents> {
  const reading = new JournalReading(apply)
  for await (const lines of linesOf(path)) for (const line of lines) reading.readLine(line)
  return reading.contents()
}

export async function readHeader(path: string): Promise<number | undefined> {
  try {
    for await (const [line] of linesOf(path, 0, HEADER_BYTES)) return line && header.safeParse(checkedValue(line)).data?.after
  } catch {
    return undefined
  }
  return undefined
}

class JournalReading {
  #after: number | undefined
  #last = 0
  #end = 0
  #acknowledged = 0
  #isFirst = true
  #broken: { atFirst: boolean; sequence: number } | undefined
  #damage: string | undefined
  readonly #apply: (sequence: number, changes: RowWrites) => void

  constructor(apply: (sequence: number, changes: RowWrites) => void) {
    this.#apply = apply
  }

  readLine(line: Line) {
    const isFirst = this.#isFirst
    this.#isFirst = false
    const value = checkedValue(line)
    if (isFirst) this.#readHeader(value, line.end)
    else if (this.#broken) this.#readAfterBreak(value, this.#broken)
    else this.#readEntry(value, line.end)
  }

  contents(): JournalContents {
    const { atFirst = this.#isFirst } = this.#broken ?? {}
    const damage = atFirst ? 'its first line is not readable' : this.#damage
    const hasUnfinishedWrite = this.#broken !== undefined && damage === undefined
    return { after: this.#after, last: this.#last, end: this.#end, acknowledged: this.#acknowledged, damage, hasUnfinishedWrite }
  }

  #readHeader(value: unknown, end: number) {
    const { data } = header.safeParse(value)
    if (!data) {
      this.#broken = { atFirst: true, sequence: 0 }
      return
    }
    this.#after = this.#last = this.#acknowledged = data.after
    this.#end = end
  }

  #readEntry(value: unknown, end: number) {
    const { data } = entry.safeParse(value)
    if (!data || data.sequence > this.#last + 1) {
      this.#broken = { atFirst: false, sequence: this.#last + 1 }
      this.#readAfterBreak(value, this.#broken)
      return
    }
    if (data.sequence === this.#last + 1) this.#take(data)
    if (!this.#broken) this.#end = end
  }

  #take({ sequence, batch, changes }: Entry) {
    const written = changes.map(asStored)
    if (!written.every((change) => change !== undefined)) {
      this.#broken = { atFirst: false, sequence }
      this.#acknowledged = sequence
      this.#damage = `change ${sequence} does not fit this version's tables`
      return
    }
    this.#apply(sequence, written as unknown as RowWrites)
    this.#last = sequence
    // A write begins only after earlier ones were acknowledged.
    this.#acknowledged = Math.max(this.#acknowledged, batch - 1)
  }

  /** An interrupted write can leave complete changes after a torn one. A later write proves that the gap is damage. */
  #readAfterBreak(value: unknown, broken: { sequence: number }) {
    const { data } = entry.safeParse(value)
    if (!data || data.batch <= broken.sequence) return
    this.#acknowledged = Math.max(this.#acknowledged, data.batch - 1)
    this.#damage ??= `change ${broken.sequence} is damaged`
  }
}

/** A change parsed by this version's schemas; undefined if it does not fit them. */
function asStored([name, key, row]: readonly [string, unknown, unknown]) {
  if (!isTableName(name)) return undefined
  if (row === null) return [name, key, row] as const
  const { success, data } = TABLES[name].row.safeParse(row)
  return success ? ([name, key, data] as const) : undefined
}
