import type * as z from 'zod/mini'
import { asStored } from '~/domain/stored-schema'

type IndexKey = string | number | readonly string[] | null | undefined

/**
 * A table with its key. `indexes` are further values for finding rows, one or several of a row; null and undefined are not
 * indexed.
 */
export function table<
  Row extends z.core.$ZodType<object>,
  Key extends keyof z.infer<Row>,
  const Indexes extends Record<string, (row: z.infer<Row>) => IndexKey>,
>(row: Row, key: Key, indexes: Indexes, leaves: { [Name in keyof Indexes]?: Leaves<z.infer<Row>> } = {}) {
  return { row: asStored(row), key, indexes, leaves }
}

/** Whether a change that keeps an index's value does not concern the index's followers. */
type Leaves<Row> = (before: Row | undefined, after: Row) => boolean

/** The tables of the shop by name. Each feature adds its own in its `feature.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it.
export interface Tables {}

export type TableName = keyof Tables

export const TABLES = {} as Tables
let names: readonly TableName[] = []

/** Called once by `features.ts`, so that nothing here imports a feature. */
export function setTables(tables: Tables) {
  Object.assign(TABLES, tables)
  names = Object.keys(TABLES) as TableName[]
}

/** The names of all tables. Throws before the features are loaded, because the shop would open empty. */
export function tableNames(): readonly TableName[] {
  if (names.length === 0) throw new Error('The shop has no tables: ~/api/features is not loaded.')
  return names
}

export const isTableName = (name: string): name is TableName => tableNames().length > 0 && Object.hasOwn(TABLES, name)

/** The names of a table's indexes. */
export type IndexName<Name extends TableName> = keyof (typeof TABLES)[Name]['indexes'] & string

export type Rows = { [Name in TableName]: Readonly<z.infer<(typeof TABLES)[Name]['row']>> }
export type ShopRows = { [Name in TableName]: Rows[Name][] }
