import type { Key, Table } from '~/api/store/store'
import { DAY } from '~/domain/day'
import type { Call } from './call'
import { namedRow } from './rows'

interface Entity {
  id: number
}
type Deleted<Row> = Row & { deletedAt: string }

const KEPT_FOR = DAY

/** Moves a row to the deleted ones, and purges those that were deleted `keptFor` milliseconds ago. */
export function softDelete<Row extends Entity>(
  rows: Table<Row>,
  deleted: Table<Deleted<Row>>,
  row: Row,
  now: string,
  keptFor = KEPT_FOR,
) {
  for (const { id, deletedAt } of deleted.rows()) {
    if (isOver(deletedAt, now, keptFor)) deleted.delete(id)
  }
  rows.delete(row.id)
  deleted.put({ ...row, deletedAt: now })
}

/** Restores the deleted row in the path, or returns it if it is not deleted; 404 after a day. */
export function restore<Row extends Entity>(
  rows: Table<Row>,
  deleted: Table<Deleted<Row>>,
  call: Pick<Call, 'params' | 'now'>,
  noun: string,
  refuse: (row: Row) => void = () => {},
): Row {
  const both = { get: (id: Key) => rows.get(id) ?? unlessOver(deleted.get(id), call.now) }
  const found = namedRow<Row | Deleted<Row>>(both, call, noun)
  if (!('deletedAt' in found)) return found
  const { deletedAt: _, ...kept } = found
  const row = kept as unknown as Row
  refuse(row)
  deleted.delete(row.id)
  rows.put(row)
  return row
}

const isOver = (deletedAt: string, now: string, keptFor = KEPT_FOR) => Date.parse(now) - Date.parse(deletedAt) > keptFor

const unlessOver = <Row>(row: Deleted<Row> | undefined, now: string) => (row && isOver(row.deletedAt, now) ? undefined : row)
