export type OrderKeys = readonly [order: string, contact: string, notification: string]

/** The idempotency keys of one attempt, from a random UUID. The server uses them to find rows of earlier calls. */
export const orderKeysOf = (attempt: string): OrderKeys => [`order-${attempt}`, `contact-${attempt}`, `notification-${attempt}`]

const NOTIFICATION_KEY = /^notification-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** All keys of the attempt that a notification's key belongs to; undefined for another format. */
export function orderKeysWith(notificationKey: string): OrderKeys | undefined {
  const [, attempt] = NOTIFICATION_KEY.exec(notificationKey) ?? []
  return attempt === undefined ? undefined : orderKeysOf(attempt)
}
