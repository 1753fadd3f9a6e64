import { isDeepStrictEqual } from 'node:util'
import type { AuditEntry, AuditedField } from '~/domain/account/audit-log-schema'
import type { Call } from '../http/call'
import type { AnyRow, RowWrites } from '../store/committed-rows'
import type { TableName } from '../store/shop-schema'
import type { Key, Shop, ShopReader, Store, TableReader } from '../store/store'
import { applyWrites, Transaction } from '../store/transaction'
import { addAuditEntry } from './audit-retention'
import { type AuditedTable, auditedTable } from './audited-tables'

/** The author of a change; without a user name, a command on the server. */
interface Actor {
  username: string | undefined
  now: string
}

/** Makes a change, and logs the changed rows and the author in the same transaction. */
export function recorded<T>(shop: Shop, { username, now }: Actor, change: (shop: Shop) => T): T {
  const transaction = new Transaction(shop)
  const value = change(transaction.shop)
  const changes = transaction.changes()
  const { name = 'A command on the server' } = shownName(shop, username)
  const entries = entriesOf(shop, changes)
  applyWrites(shop, changes)
  for (const entry of entries) addAuditEntry(shop, { ...entry, at: now, username: username ?? null, name })
  return value
}

/** The same for a call. Only calls of operators are logged. */
export const recordedCall = <T>(shop: Shop, { caller, now }: Pick<Call, 'caller' | 'now'>, change: (shop: Shop) => T): T =>
  caller.username !== undefined ? recorded(shop, { username: caller.username, now }, change) : change(shop)

/** A store for a call that logs each update. */
export function recordedStore(store: Store, call: Pick<Call, 'caller' | 'now'>): Store {
  return {
    get version() {
      return store.version
    },
    now: () => store.now(),
    tableVersion: (table) => store.tableVersion(table),
    changedSince: (table, version) => store.changedSince(table, version),
    changedValues: (table, index, version) => store.changedValues(table, index, version),
    read: (query) => store.read(query),
    update: (change) => store.update((shop) => recordedCall(shop, call, change)),
    check: () => store.check(),
    purgeCopies: (done) => store.purgeCopies(done),
    close: () => store.close(),
  }
}

function shownName(shop: Shop, username: string | undefined): { name?: string } {
  if (username === undefined) return {}
  return { name: shop.operators.get(username)?.name || username }
}

/** If one change touches more rows of a table, they share one entry. */
const MOST_APART = 20
const MAX_AUDITED_VALUE = 200
const MAX_AUDITED_LABEL = 1000

type AuditDraft = Pick<AuditEntry, 'noun' | 'action' | 'rowId' | 'label' | 'count' | 'fields'>

/** The audit entries for these changes; `shop` has the rows before them. */
function entriesOf(shop: ShopReader, changes: RowWrites): AuditDraft[] {
  const ofOrders = changes.some(([name]) => name === 'orders')
  const isErasure = changes.some(([name]) => name === 'erasures')
  const manyErased = isErasure ? tablesWithMany(changes) : new Set()
  const entries = changes.flatMap(([name, key, row]) => entryOf(shop, name, key, row, manyErased.has(name)) ?? [])
  const audited = entries.filter((entry) => !(ofOrders && isStockAlone(entry)))
  // Erased values must not remain in the log.
  const written = isErasure ? audited.map((entry) => ({ ...entry, fields: entry.fields.map(withoutValues) })) : audited
  return [...Map.groupBy(written, ({ noun, action }) => `${noun} ${action}`).values()].flatMap(together)
}

function tablesWithMany(changes: RowWrites): ReadonlySet<TableName> {
  const byTable = Map.groupBy(changes, ([name]) => name)
  return new Set([...byTable.keys()].filter((name) => (byTable.get(name)?.length ?? 0) > MOST_APART))
}

const withoutValues = ({ field }: AuditedField): AuditedField => ({ field, before: null, after: null })

/** Whether only the stock changed; the order's entry already says so. */
const isStockAlone = ({ noun, action, fields }: AuditDraft) =>
  noun === 'products' && action === 'edited' && fields.every(({ field }) => field === 'stockQuantity')

/** With `isCounted`, the entry of an edit omits the fields. */
function entryOf(shop: ShopReader, name: TableName, key: Key, after: AnyRow | null, isCounted: boolean): AuditDraft | undefined {
  const audited = auditedTable(name)
  const before = (shop[name] as TableReader<AnyRow>).get(key)
  const row = after ?? before
  if (!audited || !row) return undefined
  const isEdit = before !== undefined && after !== null
  const fields = isEdit && !isCounted ? changedFields(audited, before, after) : []
  if (isEdit && !isCounted && fields.length === 0) return undefined
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
  // Parts of a row that did not change are the same object.
  const [one, other] = withoutSame(seen(before), seen(after)).map(flat) as [Record<string, unknown>, Record<string, unknown>]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names
    .filter((field) => !isDeepStrictEqual(one[field] ?? null, other[field] ?? null))
    .map((field) => {
      const isNamed = values.includes(field.split('.')[0] as string)
      return { field, before: isNamed ? textOf(one[field]) : null, after: isNamed ? textOf(other[field]) : null }
    })
}

function withoutSame(before: object, after: object): object[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  for (const [name, value] of one) {
    if (!other.has(name) || other.get(name) !== value) continue
    one.delete(name)
    other.delete(name)
  }
  return [Object.fromEntries(one), Object.fromEntries(other)]
}

/** The fields of a row; nested ones have names such as `specifications.protein`. */
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

/** One entry for many rows: their number, and the fields whose values are equal in all. */
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
