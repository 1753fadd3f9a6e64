import type { Shop, Store } from '../store/store'

/** Allowed difference between the clocks of several processes, in milliseconds. */
const TOLERANCE = 60_000

export const isInFuture = (time: string, now: number) => Date.parse(time) > now + TOLERANCE

/** Sets dates in the future to now, so that sessions and old rows expire in time. */
export function correctDates(shop: Shop, now: number) {
  const today = new Date(now).toISOString()
  for (const session of shop.sessions.rows()) {
    const { createdAt, lastUsedAt = createdAt } = session
    if (isInFuture(lastUsedAt, now) || isInFuture(createdAt, now)) {
      shop.sessions.put({ ...session, createdAt: isInFuture(createdAt, now) ? today : createdAt, lastUsedAt: today })
    }
  }
  for (const answer of shop.answeredRequests.rows()) {
    if (isInFuture(answer.createdAt, now)) shop.answeredRequests.put({ ...answer, createdAt: today })
  }
  for (const row of shop.deletedProducts.rows()) {
    if (isInFuture(row.deletedAt, now)) shop.deletedProducts.put({ ...row, deletedAt: today })
  }
  for (const row of shop.deletedShowcaseImages.rows()) {
    if (isInFuture(row.deletedAt, now)) shop.deletedShowcaseImages.put({ ...row, deletedAt: today })
  }
}

export const correctStoreDates = (store: Store, now: number): Promise<void> => store.update((shop) => correctDates(shop, now))
