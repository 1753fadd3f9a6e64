import { sql } from 'kysely'
import type { RowWrite } from '~/api/store/committed-rows'
import { ChangeRefused } from '../memory'
import { TABLES, type TableName, tableNames } from '../shop-schema'
import { Turns } from '../turns'
import type { Database } from './database'

const READ_AT_ONCE = 5000
const WRITTEN_AT_ONCE = 250

interface StoredRow {
  tableName: TableName
  key: string
  /** Null for a deleted row. */
  data: unknown
}

/** All rows, in order of creation. Skips tables of newer versions. */
export async function* readAllRows(database: Database): AsyncGenerator<RowWrite[]> {
  const turns = new Turns()
  let last: number | undefined = 0
  do {
    const found = await database
      .selectFrom('rows')
      .selectAll()
      .where(sql<boolean>`table_name = any(${tableNames()}::text[])`)
      .where('position', '>', last)
      .orderBy('position')
      .limit(READ_AT_ONCE)
      .execute()
    const writes: RowWrite[] = []
    for (const row of found) {
      writes.push(toWrite(row))
      const turn = turns.next()
      if (turn) await turn
    }
    yield writes
    last = found.length < READ_AT_ONCE ? undefined : found.at(-1)?.position
  } while (last !== undefined)
}

/** The rows changed after `since`, new ones in order of creation. */
export async function readChangedRows(database: Database, since: number): Promise<RowWrite[]> {
  const { rows } = await sql<StoredRow>`
    SELECT table_name, key, data
    FROM (SELECT DISTINCT table_name, key FROM row_changes WHERE sequence > ${since}) AS touched
    LEFT JOIN rows USING (table_name, key)
    WHERE table_name = any(${tableNames()}::text[])
    ORDER BY position`.execute(database)
  return rows.map(toWrite)
}

function toWrite({ tableName, key, data }: StoredRow): RowWrite {
  const { row, key: field } = TABLES[tableName]
  return [tableName, field === 'id' ? Number(key) : key, data === null ? null : row.parse(data)]
}

/** Writes the last change of each row. Throws ChangeRefused if a row does not fit its schema. */
export async function writeRows(database: Database, changes: readonly RowWrite[]): Promise<void> {
  const last = [...new Map(changes.map((change) => [`${change[0]} ${change[1]}`, change])).values()]
  const gone = last.filter(([, , row]) => row === null)
  if (gone.length > 0) {
    await sql`DELETE FROM rows USING unnest(${namesOf(gone)}::text[], ${keysOf(gone)}::text[]) AS gone (table_name, key)
      WHERE rows.table_name = gone.table_name AND rows.key = gone.key`.execute(database)
  }
  const kept = last.filter(([, , row]) => row !== null)
  const turns = new Turns()
  for (const change of kept) {
    check(change)
    const turn = turns.next()
    if (turn) await turn
  }
  for (let from = 0; from < kept.length; from += WRITTEN_AT_ONCE) {
    await insertRows(database, kept.slice(from, from + WRITTEN_AT_ONCE))
  }
}

function check([name, , row]: RowWrite) {
  const { error } = TABLES[name].row.safeParse(row)
  if (error) throw new ChangeRefused(`${error.issues[0]?.path.join('.')} in ${name}`)
}

export async function insertRows(database: Database, changes: readonly RowWrite[]): Promise<void> {
  const data = changes.map(([, , row]) => JSON.stringify(row))
  await sql`INSERT INTO rows (table_name, key, data)
    SELECT * FROM unnest(${namesOf(changes)}::text[], ${keysOf(changes)}::text[], ${data}::jsonb[])
    ON CONFLICT (table_name, key) DO UPDATE SET data = excluded.data`.execute(database)
}

const namesOf = (changes: readonly RowWrite[]): TableName[] => changes.map(([name]) => name)
const keysOf = (changes: readonly RowWrite[]): string[] => changes.map(([, key]) => String(key))
