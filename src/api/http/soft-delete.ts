import type { Key, Table } from '~/api/store/store'
import type { Call } from './call'
import { namedRow } from './rows'

interface Entity {
  id: number
}
type Deleted<Row> = Row & { deletedAt: string }

const KEPT_FOR = 24 * 60 * 60 * 1000

/** Moves a row to where deleted ones wait for a day, and lets go of those whose day is over. */
export function softDelete<Row extends Entity>(rows: Table<Row>, deleted: Table<Deleted<Row>>, row: Row, now: string) {
  for (const { id, deletedAt } of deleted.rows()) {
    if (isOver(deletedAt, now)) deleted.delete(id)
  }
  rows.delete(row.id)
  deleted.put({ ...row, deletedAt: now })
}

/** Brings back the deleted row that the call's path names; one that is there already is the answer, too. 404 once its day is over. */
export function restore<Row extends Entity>(
  rows: Table<Row>,
  deleted: Table<Deleted<Row>>,
  call: Pick<Call, 'params' | 'now'>,
  noun: string,
  refuse: (row: Row) => void = () => {},
): Row {
  const both = { get: (id: Key) => rows.get(id) ?? unlessOver(deleted.get(id), call.now), rows: () => rows.rows() }
  const found = namedRow<Row | Deleted<Row>>(both, call, noun)
  if (!('deletedAt' in found)) return found
  const { deletedAt: _, ...kept } = found
  const row = kept as unknown as Row
  refuse(row)
  deleted.delete(row.id)
  rows.put(row)
  return row
}

const isOver = (deletedAt: string, now: string) => Date.parse(now) - Date.parse(deletedAt) > KEPT_FOR

const unlessOver = <Row>(row: Deleted<Row> | undefined, now: string) => (row && isOver(row.deletedAt, now) ? undefined : row)
