import { isDeepStrictEqual } from 'node:util'
import { paiseIn } from '~/domain/money'
import { noteSecurityEvent } from '../auth/security-events'
import { type CarriedOver, carryOver, recordOf } from '../startup/carry-over'
import { type ShopRows, TABLES, type TableName, tableNames } from './shop-schema'
import type { Shop, ShopReader, Store } from './store'

interface ShopSums {
  rows: Record<TableName, number>
  paise: number
}

const rowsOf = (shop: ShopReader) => Object.fromEntries(tableNames().map((name) => [name, [...shop[name].rows()]])) as ShopRows

export const isEmpty = (store: Store): Promise<boolean> =>
  store.read((shop) => tableNames().every((name) => [...shop[name].rows()].length === 0))

export function putRows(shop: Shop, rows: Partial<ShopRows>) {
  for (const name of tableNames()) {
    for (const row of rows[name] ?? []) (shop[name].put as (row: unknown) => void)(row)
  }
}

/** Copies all rows of a store to an empty one in one transaction. All sessions end. */
export async function copyShop(from: Store, to: Store): Promise<CarriedOver> {
  const rows = await from.read(rowsOf)
  return to.update((shop) => {
    putRows(shop, rows)
    return carryOver(shop, undefined, new Date().toISOString())
  })
}

/** Replaces a shop by a backup in one transaction, and carries over counters and accounts. */
export async function replaceShop(backup: Store, target: Store): Promise<CarriedOver> {
  const rows = await backup.read(rowsOf)
  return target.update((shop) => {
    const now = new Date().toISOString()
    const record = recordOf(shop)
    for (const name of tableNames()) {
      const key = TABLES[name].key as never
      for (const row of shop[name].rows()) shop[name].delete(row[key])
    }
    putRows(shop, rows)
    const carried = carryOver(shop, record, now)
    noteSecurityEvent(shop, 'shop-restored', now)
    return carried
  })
}

export const sumsOf = (store: Store): Promise<ShopSums> =>
  store.read((shop) => ({
    rows: Object.fromEntries(tableNames().map((name) => [name, [...shop[name].rows()].length])) as ShopSums['rows'],
    paise: [...shop.orders.rows()].reduce((sum, { totalAmount }) => sum + paiseIn(totalAmount), 0),
  }))

/** Tables that carrying over a shop changes in the copy. */
const CHANGED: readonly TableName[] = ['sessions', 'devices', 'pushSubscriptions']

/** The first row that differs in the copy of a store, such as `orders 17`; undefined if all are equal. */
export async function firstDifference(one: Store, other: Store): Promise<string | undefined> {
  const [rows, others] = [await one.read(rowsOf), await other.read(rowsOf)]
  for (const name of tableNames()) {
    if (CHANGED.includes(name)) continue
    const key = TABLES[name].key as never
    const byKey = new Map(others[name].map((row) => [row[key], row]))
    const odd = rows[name].find((row) => !isDeepStrictEqual(withoutGaps(row), withoutGaps(byKey.get(row[key]) ?? {})))
    if (odd) return `${name} ${odd[key]}`
    if (rows[name].length !== others[name].length) return name
  }
  return undefined
}

const withoutGaps = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined))
