import { DAY } from '~/domain/day'
import type { Retention } from '../feature'
import { features } from '../features'
import { type AnyRow, keyOf } from '../store/committed-rows'
import type { TableName } from '../store/shop-schema'
import type { Key, ShopReader, Store } from '../store/store'

/** Deletes few rows per transaction, so that no order waits. */
const REMOVED_AT_ONCE = 500

const RETENTIONS: { readonly [Name in TableName]?: Retention<never> } = Object.assign(
  {},
  ...features.map(({ retention }) => retention),
)

/** Deletes expired rows, such as answered messages. */
export async function removeOldRows(store: Store, now: number): Promise<void> {
  const old = await store.read((shop) => oldRows(shop, now))
  if (old.length === 0) return
  await store.update((shop) => {
    // A row may have been reopened meanwhile.
    for (const [name, key] of oldRows(shop, now)) shop[name].delete(key)
  })
}

const oldRows = (shop: ShopReader, now: number) =>
  (Object.keys(RETENTIONS) as TableName[])
    .flatMap((name) => oldOf(shop, name, now).map((key) => [name, key] as const))
    .slice(0, REMOVED_AT_ONCE)

/** The keys of a table's rows that have expired at `now` (milliseconds since 1970). */
export function oldOf(shop: ShopReader, name: TableName, now: number): Key[] {
  const { days, from } = RETENTIONS[name] as Retention<AnyRow>
  return [...shop[name].rows()].flatMap((row) => {
    const since = from(row)
    return since && now - Date.parse(since) > days * DAY ? [keyOf(name, row)] : []
  })
}
