import { sql } from 'kysely'
import { type CommittedRows, keyOf, type RowWrite } from '~/api/store/committed-rows'
import type { Key } from '~/api/store/store'
import { TABLE_NAMES, TABLES, type TableName } from '../shop-schema'
import type { Database } from './database'
import { readRows, readTable } from './rows'

/** A process that missed more changes reads the whole shop again. */
const REMEMBERED = 10_000
const FORGET_EVERY = 1000

export interface Missed {
  sequence: number
  changes: readonly RowWrite[]
}

export async function readSequence(database: Database): Promise<number> {
  const { sequence } = await database.selectFrom('shopClock').select('sequence').executeTakeFirstOrThrow()
  return sequence
}

/**
 * Waits for the turn of this transaction, and gives the number of the last change before it.
 * It is the first lock of every change, before those of rows: so no two changes wait for each other.
 */
export async function lockSequence(database: Database): Promise<number> {
  const { sequence } = await database.selectFrom('shopClock').select('sequence').forUpdate().executeTakeFirstOrThrow()
  return sequence
}

export async function recordChange(database: Database, sequence: number, changes: readonly RowWrite[]): Promise<void> {
  const names = changes.map(([name]) => name)
  const keys = changes.map(([, key]) => String(key))
  await sql`
    WITH recorded AS (
      INSERT INTO row_changes (sequence, table_name, key)
      SELECT DISTINCT ${sequence}::bigint, * FROM unnest(${names}::text[], ${keys}::text[])
    )
    UPDATE shop_clock SET sequence = ${sequence}`.execute(database)
  if (sequence % FORGET_EVERY > 0) return
  await database
    .deleteFrom('rowChanges')
    .where('sequence', '<=', sequence - REMEMBERED)
    .execute()
}

/** The rows changed after `since`, up to `sequence`, as this transaction sees them; all rows where that is long ago. */
export async function readMissed(database: Database, since: number, sequence: number, known: CommittedRows): Promise<Missed> {
  if (sequence - since > REMEMBERED - FORGET_EVERY) return { sequence, changes: await replaced(database, known) }
  const touched = await database
    .selectFrom('rowChanges')
    .select(['tableName', 'key'])
    .distinct()
    .where('sequence', '>', since)
    .execute()
  const changes: RowWrite[] = []
  for (const [name, keys] of Map.groupBy(touched, ({ tableName }) => tableName)) {
    changes.push(...(await changesOf(database, name, keys)))
  }
  return { sequence, changes }
}

async function changesOf(database: Database, name: TableName, touched: readonly { key: string }[]): Promise<RowWrite[]> {
  const keys = touched.map(({ key }) => keyIn(name, key))
  const rows = await readRows(database, name, keys)
  const byKey = new Map(rows.map((row) => [keyOf(name, row), row]))
  // New rows in the order in which they came.
  const present = rows.map((row): RowWrite => [name, keyOf(name, row), row]).sort(([, a], [, b]) => (a < b ? -1 : 1))
  return [...present, ...keys.filter((key) => !byKey.has(key)).map((key): RowWrite => [name, key, null])]
}

async function replaced(database: Database, known: CommittedRows): Promise<RowWrite[]> {
  const changes: RowWrite[] = []
  const before = known.toRows()
  for (const name of TABLE_NAMES) {
    const gone = new Set<Key>(before[name].map((row) => keyOf(name, row)))
    for await (const rows of readTable(database, name)) {
      for (const row of rows) {
        changes.push([name, keyOf(name, row), row])
        gone.delete(keyOf(name, row))
      }
    }
    for (const key of gone) changes.push([name, key, null])
  }
  return changes
}

const keyIn = (name: TableName, text: string): Key => (TABLES[name].key === 'id' ? Number(text) : text)
