import type { Call } from './http'
import { notFound } from './problems'
import type { TableReader } from './store/store'

/** The row that the call's path names by id; 404 where there is none. `noun` is for the sentence. */
export function namedRow<Row>(table: TableReader<Row>, { params }: Pick<Call<unknown>, 'params'>, noun: string): Row {
  const row = /^[1-9]\d{0,14}$/.test(params.id ?? '') ? table.get(Number(params.id)) : undefined
  if (row === undefined) throw notFound(noun)
  return row
}

/** Rows by id, newest first. */
export const newestFirst = <Row extends { id: number }>(rows: Iterable<Row>): Row[] => [...rows].sort((a, b) => b.id - a.id)

/** Rows by id, oldest first. */
export const oldestFirst = <Row extends { id: number }>(rows: Iterable<Row>): Row[] => [...rows].sort((a, b) => a.id - b.id)
