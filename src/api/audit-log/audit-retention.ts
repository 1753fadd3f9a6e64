import type { AuditEntry } from '~/domain/account/audit-log-schema'
import { DAY } from '~/domain/day'
import { AUDIT_LOG_KEPT_DAYS } from '~/domain/kept-days'
import type { Shop, Store } from '../store/store'

const MAX_AUDIT_ENTRIES = 50_000
/** Each new entry deletes up to two old ones, so that a surplus shrinks. */
const REMOVED_AT_ONCE = 2

export function addAuditEntry(shop: Shop, change: Omit<AuditEntry, 'id'>) {
  const { id } = shop.changes.insert(change)
  removeOld(shop, { now: Date.parse(change.at), last: id, most: REMOVED_AT_ONCE })
}

export async function removeOldAuditEntries(store: Store, now: number): Promise<void> {
  await store.update((shop) => {
    const last = shop.lastIds.get('changes')?.last ?? 0
    removeOld(shop, { now, last, most: MAX_AUDIT_ENTRIES })
  })
}

/** Oldest first. Ids have no gaps, so the number of entries follows from them. */
function removeOld(shop: Shop, { now, last, most }: { now: number; last: number; most: number }) {
  let removed = 0
  for (const { id, at } of shop.changes.rows()) {
    const isKept = id > last - MAX_AUDIT_ENTRIES && now - Date.parse(at) <= AUDIT_LOG_KEPT_DAYS * DAY
    if (isKept || removed === most) break
    shop.changes.delete(id)
    removed++
  }
}
