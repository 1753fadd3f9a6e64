export type OrderKeys = readonly [order: string, contact: string, notification: string]

/** The keys of one attempt, a random UUID. By it the server finds what the earlier calls of the attempt have made. */
export const orderKeysOf = (attempt: string): OrderKeys => [`order-${attempt}`, `contact-${attempt}`, `notification-${attempt}`]

const NOTIFICATION_KEY = /^notification-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** All keys of the attempt to which a notification's key belongs; undefined for a key of another form. */
export function orderKeysWith(notificationKey: string): OrderKeys | undefined {
  const [, attempt] = NOTIFICATION_KEY.exec(notificationKey) ?? []
  return attempt === undefined ? undefined : orderKeysOf(attempt)
}
