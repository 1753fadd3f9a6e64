import type { NotificationSubject } from './schema'

const MOST_SHOWN = 99

export const ORDER_TITLE = 'New Order Received'

export const LOW_STOCK_TITLE = 'Low Stock'

/** A feed that buyers wait for. */
export const BACK_IN_STOCK_TITLE = 'Back in Stock'

export const CERTIFICATE_TITLE = 'Certificate to Renew'

/** The path of the certificate settings. */
export const CUSTOM_CONTENT_PATH = '/admin-settings?tab=website#own-words'

type Words = Record<'title' | 'message', string>

/** Whether a notification is for the buyer and not for the operator. */
export const isToBuyer = ({ title }: Pick<Words, 'title'>, isOperator: boolean): boolean => title === ORDER_TITLE && !isOperator

/** The admin path for a notification: the row, its list if the row is unknown, or undefined. */
export function notificationPath(about: Words & NotificationSubject): string | undefined {
  const { title, orderId, contactId, productId, alarm } = about
  if (orderId) return `/admin-orders?order=${orderId}`
  if (contactId) return `/admin-contacts?contact=${contactId}`
  if (title === BACK_IN_STOCK_TITLE) return '/admin-waitlist'
  if (productId) return `/admin-products?product=${productId}`
  if (alarm) return '/admin-settings#system'
  if (title === ORDER_TITLE) return '/admin-orders'
  if (title === CERTIFICATE_TITLE) return CUSTOM_CONTENT_PATH
  return title === LOW_STOCK_TITLE ? '/admin-products?stock=low' : undefined
}

export const badgeText = (unread: number): string => (unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread > 0 ? String(unread) : '')
