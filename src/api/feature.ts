import type * as z from 'zod/mini'
import type { namedRowRoutes } from '~/routes'
import type { AuditedTable } from './audit-log/audited-tables'
import type { ErasedTable } from './customers/erased-tables'
import type { Call } from './http/handle'
import type { Completions } from './store/completions'
import type { ShopReader, Store } from './store/store'

type OwnTables = Readonly<Record<string, { row: z.ZodMiniType<object> }>>
type RowPath = (typeof namedRowRoutes)[number]['path']
type Row<Table extends { row: z.ZodMiniType }> = Readonly<z.infer<Table['row']>>

/** Days that a row is kept after the time `from`; without a time it stays. */
export interface Retention<Row> {
  days: number
  from: (row: Row) => string | null | undefined
}

/** Runs at the start of the shop and once an hour. */
export type Job = (store: Store, now: number) => Promise<void>

/** What a feature adds to the shop. */
export interface Feature<Own extends OwnTables> {
  tables: Own
  /** How changes of each table are logged; undefined if no operator edits it, or another row already logs its changes. */
  audited: { [Name in keyof Own]: AuditedTable<Row<Own[Name]>> | undefined }
  /** What an erasure of a person changes in each table; undefined if nobody writes about persons there, or it must stay. */
  erased: { [Name in keyof Own]: ErasedTable<Row<Own[Name]>> | undefined }
  retention: { [Name in keyof Own]?: Retention<Row<Own[Name]>> }
  /** What it adds to rows of other features whenever one is stored, by any call, form or job. */
  completes: Completions
  /** By path below /api. */
  calls: Readonly<Record<string, Call>>
  jobs: readonly Job[]
  /** By path of a route: the name of a row in its address as it is written, undefined if there is no such row. */
  rowPages: Partial<Readonly<Record<RowPath, (shop: ShopReader, text: string) => string | undefined>>>
  /** The fields of its answers that a packer may see, besides those of an order's line. */
  packerFields: readonly string[]
  /** Computes what the first requests need, once the server listens. */
  warmUps: readonly Job[]
}

/** Declares a feature; all parts are optional, but tables need `audited` and `erased`. */
export const defineFeature = <const Own extends OwnTables = Record<never, never>>({
  tables = {} as Own,
  audited = {} as Feature<Own>['audited'],
  erased = {} as Feature<Own>['erased'],
  retention = {},
  completes = {},
  calls = {},
  jobs = [],
  rowPages = {},
  packerFields = [],
  warmUps = [],
}: Partial<Feature<Own>> &
  (Record<never, never> extends Own ? unknown : Pick<Feature<Own>, 'audited' | 'erased'>)): Feature<Own> => ({
  tables,
  audited,
  erased,
  retention,
  completes,
  calls,
  jobs,
  rowPages,
  packerFields,
  warmUps,
})
