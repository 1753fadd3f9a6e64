import type * as z from 'zod/mini'
import type { AuditedTable } from './audit-log/audited-tables'
import type { Call } from './http/handle'
import type { Store } from './store/store'

type OwnTables = Readonly<Record<string, { row: z.ZodMiniType<object> }>>
type Row<Table extends { row: z.ZodMiniType }> = Readonly<z.infer<Table['row']>>

/** For how many days a row is kept from a time on; without that it stays. */
export interface Retention<Row> {
  days: number
  from: (row: Row) => string | null | undefined
}

/** Done at the start of the shop and once an hour. */
export type Job = (store: Store, now: number) => Promise<void>

/** What a feature adds to the shop. */
export interface Feature<Own extends OwnTables> {
  tables: Own
  /** What the list of changes tells of each table: undefined for what no operator edits, or what another row tells already. */
  audited: { [Name in keyof Own]: AuditedTable<Row<Own[Name]>> | undefined }
  retention: { [Name in keyof Own]?: Retention<Row<Own[Name]>> }
  /** By their paths below /api. */
  calls: Readonly<Record<string, Call>>
  jobs: readonly Job[]
}

/** A feature without tables leaves out what is said of them. */
export const defineFeature = <const Own extends OwnTables = Record<never, never>>({
  tables = {} as Own,
  audited = {} as Feature<Own>['audited'],
  retention = {},
  calls = {},
  jobs = [],
}: Partial<Feature<Own>> & (Record<never, never> extends Own ? unknown : Pick<Feature<Own>, 'audited'>)): Feature<Own> => ({
  tables,
  audited,
  retention,
  calls,
  jobs,
})
