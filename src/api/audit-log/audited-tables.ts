import type { AuditedNoun } from '~/domain/account/audit-log-schema'
import type { AnyRow } from '../store/committed-rows'
import type { Rows, TableName } from '../store/shop-schema'

export interface AuditedTable<Row> {
  noun: AuditedNoun
  /** The row's name in the log, kept after deletion; empty if it would name a person. */
  labelOf(row: Row): string
  /** The fields that an edit may change. Secret ones, such as a password, must not be in `values`. */
  seen(row: Row): object
  /** The fields logged with their values before and after; others are logged by name only. */
  values: readonly string[]
  deleted?: TableName
}

/** Undefined for tables that no operator edits, or whose changes another row already logs. */
export type AuditedTables = { readonly [Name in TableName]: AuditedTable<Rows[Name]> | undefined }

let tables: Partial<AuditedTables> = {}

/** Called once, by `features.ts`. */
export function setAuditedTables(audited: AuditedTables) {
  tables = audited
}

export const auditedTable = (name: TableName) => tables[name] as AuditedTable<AnyRow> | undefined
