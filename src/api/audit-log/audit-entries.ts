import { isDeepStrictEqual } from 'node:util'
import type { AuditEntry, AuditedField } from '~/domain/account/audit-log-schema'
import type { AnyRow, RowWrites } from '../store/committed-rows'
import type { TableName } from '../store/shop-schema'
import type { Key, ShopReader, TableReader } from '../store/store'
import { AUDITED_TABLES, type AuditedTable } from './audited-tables'

/** More rows of a table than this, changed at once, are told together. */
const MOST_APART = 20
const MAX_AUDITED_VALUE = 200
const MAX_AUDITED_LABEL = 1000

export type AuditDraft = Pick<AuditEntry, 'noun' | 'action' | 'rowId' | 'label' | 'count' | 'fields'>

/** What the list of changes tells of these changes; `shop` shows the rows as they were before. */
export function entriesOf(shop: ShopReader, changes: RowWrites): AuditDraft[] {
  const ofOrders = changes.some(([name]) => name === 'orders')
  const entries = changes.flatMap(([name, key, row]) => entryOf(shop, name, key, row) ?? [])
  const audited = entries.filter((entry) => !(ofOrders && isStockAlone(entry)))
  return [...Map.groupBy(audited, ({ noun, action }) => `${noun} ${action}`).values()].flatMap(together)
}

/** An order that takes or gives back stock says so itself. */
const isStockAlone = ({ noun, action, fields }: AuditDraft) =>
  noun === 'products' && action === 'edited' && fields.every(({ field }) => field === 'stockQuantity')

function entryOf(shop: ShopReader, name: TableName, key: Key, after: AnyRow | null): AuditDraft | undefined {
  const audited = AUDITED_TABLES[name] as AuditedTable<AnyRow> | undefined
  const before = (shop[name] as TableReader<AnyRow>).get(key)
  const row = after ?? before
  if (!audited || !row) return undefined
  const fields = before && after ? changedFields(audited, before, after) : []
  if (before && after && fields.length === 0) return undefined
  const label = cut(audited.labelOf(row), MAX_AUDITED_VALUE)
  return {
    noun: audited.noun,
    action: actionOf(shop, audited, key, { before, after }),
    rowId: String(key),
    label,
    count: 1,
    fields,
  }
}

function actionOf(
  shop: ShopReader,
  { deleted }: AuditedTable<AnyRow>,
  key: Key,
  { before, after }: { before: AnyRow | undefined; after: AnyRow | null },
): AuditDraft['action'] {
  if (!after) return 'deleted'
  if (before) return 'edited'
  return deleted && shop[deleted].get(key) ? 'restored' : 'added'
}

function changedFields({ seen, values }: AuditedTable<AnyRow>, before: AnyRow, after: AnyRow): AuditedField[] {
  const [one, other] = [flat(seen(before)), flat(seen(after))]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names
    .filter((field) => !isDeepStrictEqual(one[field] ?? null, other[field] ?? null))
    .map((field) => {
      const isTold = values.includes(field.split('.')[0] as string)
      return { field, before: isTold ? textOf(one[field]) : null, after: isTold ? textOf(other[field]) : null }
    })
}

/** The fields of a row, those of its parts under names such as `specifications.protein`. */
const flat = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([part, each]) => [`${name}.${part}`, each])
        : [[name, value]],
    ),
  )

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return cut(typeof value === 'object' ? JSON.stringify(value) : String(value), MAX_AUDITED_VALUE)
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text)

/** One entry for many rows: their numbers, and the fields whose values are the same in all. */
function together(entries: readonly AuditDraft[]): readonly AuditDraft[] {
  const [first] = entries
  if (!first || entries.length <= MOST_APART) return entries
  const label = cut(entries.map(({ rowId }) => rowId).join(', '), MAX_AUDITED_LABEL)
  const byName = Map.groupBy(
    entries.flatMap(({ fields }) => fields),
    ({ field }) => field,
  )
  const fields = [...byName].map(([field, all]) => {
    const isSame = all.length === entries.length && all.every((each) => isDeepStrictEqual(each, all[0]))
    return isSame && all[0] ? all[0] : { field, before: null, after: null }
  })
  return [{ ...first, rowId: null, label, count: entries.length, fields }]
}
