import type { AuditedNoun } from '~/domain/account/audit-log-schema'
import type { AnyRow } from '../store/committed-rows'
import type { Rows, TableName } from '../store/shop-schema'

export interface AuditedTable<Row> {
  noun: AuditedNoun
  /** The row's own name, which outlives it; empty where that would be a person's. */
  labelOf(row: Row): string
  /** What of a row an edit may change; what stands here in a name only, such as a password, has to be kept from `values`. */
  seen(row: Row): object
  /** The fields noted with their values, before and after; of all others only the name is noted. */
  values: readonly string[]
  deleted?: TableName
}

/** Undefined for what no operator edits, or what another row tells already. */
export type AuditedTables = { readonly [Name in TableName]: AuditedTable<Rows[Name]> | undefined }

let tables: Partial<AuditedTables> = {}

/** Once, by `features.ts`. */
export function setAuditedTables(audited: AuditedTables) {
  tables = audited
}

export const auditedTable = (name: TableName) => tables[name] as AuditedTable<AnyRow> | undefined
