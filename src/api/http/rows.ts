import { isDeepStrictEqual } from 'node:util'
import type { TableReader } from '~/api/store/store'
import type { Call } from './call'
import type { CallRequest } from './call-request'
import { changedMeanwhile, notFound, Refusal } from './problems'

/** The row whose id is in the path; 404 if unknown. `noun` is for the error. */
export function namedRow<Row>(
  table: Pick<TableReader<Row>, 'get'>,
  { params }: Pick<Call<unknown>, 'params'>,
  noun: string,
): Row {
  const row = /^[1-9]\d{0,14}$/.test(params.id ?? '') ? table.get(Number(params.id)) : undefined
  if (row === undefined) throw notFound(noun)
  return row
}

interface Versioned {
  id: number
  version: number
}

export const nextVersion = ({ id, version }: Versioned) => ({ id, version: version + 1 })

/** The strong ETag in If-Match; undefined if the caller accepts any state. */
export function expectedTag({ headers }: CallRequest): string | undefined {
  const tag = headers.get('if-match')?.trim()
  if (tag === undefined || tag === '*') return undefined
  const [, value] = /^"([\w-]{1,100})"$/.exec(tag) ?? []
  if (value === undefined) throw new Refusal(400, 'The If-Match needs one tag in quotes.')
  return value
}

/**
 * 409 with the current row if the caller has seen another version. A repeated save, whose first answer was lost, is no conflict.
 */
export function refuseUnseen(row: Pick<Versioned, 'version'>, { expected, input }: Pick<Call<object>, 'expected' | 'input'>) {
  if (expected === undefined || expected === String(row.version)) return
  if (!isDeepStrictEqual({ ...row, ...input }, row)) throw changedMeanwhile(row)
}

export const newestFirst = <Row extends { id: number }>(rows: Iterable<Row>): Row[] => [...rows].sort((a, b) => b.id - a.id)

export const oldestFirst = <Row extends { id: number }>(rows: Iterable<Row>): Row[] => [...rows].sort((a, b) => a.id - b.id)
