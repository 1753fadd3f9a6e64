import type { Shop, Store } from '~/api/store/store'
import type { Change } from '~/schemas/changes'

const DAY = 24 * 60 * 60 * 1000
const CHANGES_KEPT_FOR = 396 * DAY
const MAX_CHANGES = 50_000
/** Each new change removes up to two old ones, so that their number falls. */
const REMOVED_AT_ONCE = 2

export function keepChange(shop: Shop, change: Omit<Change, 'id'>) {
  const { id } = shop.changes.insert(change)
  removeOld(shop, { now: Date.parse(change.at), last: id, most: REMOVED_AT_ONCE })
}

export async function removeOldChanges(store: Store, now: number): Promise<void> {
  await store.update((shop) => {
    const last = shop.lastIds.get('changes')?.last ?? 0
    removeOld(shop, { now, last, most: MAX_CHANGES })
  })
}

/** The oldest come first. Changes are numbered without gaps, so that numbers tell how many there are. */
function removeOld(shop: Shop, { now, last, most }: { now: number; last: number; most: number }) {
  let removed = 0
  for (const { id, at } of shop.changes.rows()) {
    const isKept = id > last - MAX_CHANGES && now - Date.parse(at) <= CHANGES_KEPT_FOR
    if (isKept || removed === most) break
    shop.changes.delete(id)
    removed++
  }
}
