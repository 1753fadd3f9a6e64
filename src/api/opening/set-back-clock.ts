import type { Shop, Store } from '~/api/store/store'

/** Processes may differ so much without one of them being wrong. */
const TOLERATED = 60_000

/** Whether a time (ISO 8601) lies ahead of `now` (milliseconds since 1970), so that the clock has been set back since. */
export const isAhead = (time: string, now: number) => Date.parse(time) > now + TOLERATED

/** Dates rows now that lie ahead of it: what ends some time after them ends in time, whatever the clock said. */
export function dateBack(shop: Shop, now: number) {
  const today = new Date(now).toISOString()
  for (const session of shop.sessions.rows()) {
    const { createdAt, lastUsedAt = createdAt } = session
    if (isAhead(lastUsedAt, now) || isAhead(createdAt, now)) {
      shop.sessions.put({ ...session, createdAt: isAhead(createdAt, now) ? today : createdAt, lastUsedAt: today })
    }
  }
  for (const answer of shop.answeredRequests.rows()) {
    if (isAhead(answer.createdAt, now)) shop.answeredRequests.put({ ...answer, createdAt: today })
  }
  for (const row of shop.deletedProducts.rows()) {
    if (isAhead(row.deletedAt, now)) shop.deletedProducts.put({ ...row, deletedAt: today })
  }
  for (const row of shop.deletedShowcaseImages.rows()) {
    if (isAhead(row.deletedAt, now)) shop.deletedShowcaseImages.put({ ...row, deletedAt: today })
  }
}

/** Does so in a store. */
export const dateStoreBack = (store: Store, now: number): Promise<void> => store.update((shop) => dateBack(shop, now))
