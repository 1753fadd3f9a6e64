import type { Call } from '../http/call'
import type { Shop, Store, Table } from '../store/store'
import { Transaction } from '../store/transaction'
import { entriesOf } from './audit-entries'
import { addAuditEntry } from './audit-retention'

/** Who makes a change; without a user name it is a command on the server. */
export interface Actor {
  username: string | undefined
  now: string
}

/** Makes a change, and notes in the same transaction which rows it changed and who did it. */
export function recorded<T>(shop: Shop, { username, now }: Actor, change: (shop: Shop) => T): T {
  const transaction = new Transaction(shop)
  const value = change(transaction.shop)
  const changes = transaction.changes()
  const { name = 'A command on the server' } = shownName(shop, username)
  const entries = entriesOf(shop, changes)
  for (const [table, key, row] of changes) {
    if (row === null) shop[table].delete(key)
    else (shop[table] as Table<typeof row>).put(row)
  }
  for (const entry of entries) addAuditEntry(shop, { ...entry, at: now, username: username ?? null, name })
  return value
}

/** The same for a call: what no operator does is not recorded. */
export const recordedCall = <T>(shop: Shop, { caller, now }: Pick<Call, 'caller' | 'now'>, change: (shop: Shop) => T): T =>
  caller.isOperator || caller.mustSetUpTwoFactor ? recorded(shop, { username: caller.username, now }, change) : change(shop)

/** The store as a call may use it: each of its updates is recorded. */
export function recordedStore(store: Store, call: Pick<Call, 'caller' | 'now'>): Store {
  return {
    get version() {
      return store.version
    },
    tableVersion: (table) => store.tableVersion(table),
    changedSince: (table, version) => store.changedSince(table, version),
    changedValues: (table, index, version) => store.changedValues(table, index, version),
    read: (query) => store.read(query),
    update: (change) => store.update((shop) => recordedCall(shop, call, change)),
    check: () => store.check(),
    close: () => store.close(),
  }
}

function shownName(shop: Shop, username: string | undefined): { name?: string } {
  if (username === undefined) return {}
  return { name: shop.operators.get(username)?.name || username }
}
