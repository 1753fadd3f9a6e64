import { createHash } from 'node:crypto'
import { isTableName, type ShopRows, type TableName, tableNames } from '../shop-schema'
import { linesOf } from './checked-lines'
import { RowChecks } from './row-checks'

interface Snapshot extends ShopRows {
  sequence: number
}

const ROWS_AT_ONCE = 25
const FIRST = /^\{"sequence":(\d+),$/
const TABLE = /^"(\w+)":\[$/
const LAST_BYTES = `"sha256":"${'0'.repeat(64)}"}\n`.length
const LAST = /^"sha256":"([0-9a-f]{64})"\}$/

/** A snapshot as JSON text in small pieces, one row per line; the last line is the SHA-256 of all lines before. */
export function* snapshotText(snapshot: Snapshot): Generator<string> {
  const hash = createHash('sha256')
  for (const piece of pieces(snapshot)) {
    hash.update(piece)
    yield piece
  }
  yield `"sha256":"${hash.digest('hex')}"}\n`
}

function* pieces(snapshot: Snapshot) {
  yield `{"sequence":${snapshot.sequence},\n`
  for (const name of tableNames()) {
    const rows = snapshot[name]
    // Omits empty tables, so that after a rollback the previous version, which may not know them, opens the shop.
    if (rows.length === 0) continue
    yield `"${name}":[\n`
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const lines = rows.slice(from, from + ROWS_AT_ONCE).map((row) => JSON.stringify(row))
      yield lines.join(',\n') + (from + ROWS_AT_ONCE < rows.length ? ',\n' : '\n')
    }
    yield '],\n'
  }
}

/** Reads the output of `snapshotText` row by row. Throws if a byte differs or a row does not fit its schema. */
export async function readSnapshotText(path: string): Promise<Snapshot> {
  const reading = new SnapshotReading()
  for await (const lines of linesOf(path)) {
    for (const line of lines) reading.readLine(line.isTorn ? line.text : `${line.text}\n`)
  }
  return reading.snapshot()
}

export async function* verifiedSnapshot(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let left = size - LAST_BYTES
  let end = ''
  for await (const piece of bytes) {
    const hashed = Math.max(0, Math.min(piece.length, left))
    hash.update(piece.subarray(0, hashed))
    end += Buffer.from(piece.subarray(hashed)).toString()
    left -= hashed
    yield piece
  }
  if (LAST.exec(end.trimEnd())?.[1] !== hash.digest('hex')) throw new Error('db.json is damaged')
}

class SnapshotReading {
  readonly #rows = Object.fromEntries(tableNames().map((name) => [name, []])) as unknown as Record<TableName, unknown[]>
  readonly #checks = Object.fromEntries(tableNames().map((name) => [name, new RowChecks(name)])) as Record<TableName, RowChecks>
  readonly #hash = createHash('sha256')
  #sequence: number | undefined
  #table: TableName | undefined
  #isWhole = false

  readLine(text: string) {
    const line = text.trimEnd()
    if (this.#isWhole) throw new Error('something follows its end')
    const sum = this.#table ? undefined : LAST.exec(line)
    if (sum) {
      if (this.#hash.digest('hex') !== sum[1]) throw new Error('its SHA-256 does not fit')
      this.#isWhole = true
      return
    }
    this.#hash.update(text)
    if (this.#sequence === undefined) this.#sequence = numberIn(line)
    else if (this.#table === undefined) this.#table = tableIn(line)
    else if (line === '],') this.#table = undefined
    else this.#rows[this.#table].push(this.#checks[this.#table].check(rowIn(line)))
  }

  snapshot(): Snapshot {
    if (!this.#isWhole || this.#sequence === undefined) throw new Error('its end is missing')
    return { sequence: this.#sequence, ...(this.#rows as unknown as ShopRows) }
  }
}

function numberIn(line: string) {
  const [, digits] = FIRST.exec(line) ?? []
  if (digits === undefined) throw new Error('its first line is not readable')
  return Number(digits)
}

function tableIn(line: string) {
  const [, name = ''] = TABLE.exec(line) ?? []
  if (!isTableName(name)) throw new Error(`it holds no table where one is expected: ${line.slice(0, 40)}`)
  return name
}

const rowIn = (line: string): unknown => JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line)
