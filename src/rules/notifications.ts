import type { NotificationSubject } from '~/schemas/notifications'

const MOST_SHOWN = 99

export const ORDER_TITLE = 'New Order Received'

export const LOW_STOCK_TITLE = 'Low Stock'

type Words = Record<'title' | 'message', string>

/** What the bell says of a notification. The buyer has not received an order: theirs has reached us. */
export const bellWords = ({ title, message }: Words, isOperator: boolean): Words =>
  title === ORDER_TITLE && !isOperator
    ? { title: 'We have your order', message: `${message}. We will call you to confirm it.` }
    : { title, message }

/** The admin screen that opens what a notification is about; its list where the row is not known, and undefined without either. */
export function notificationPath({ title, orderId, contactId, productId }: Words & NotificationSubject): string | undefined {
  if (orderId) return `/admin-orders?order=${orderId}`
  if (contactId) return `/admin-contacts?contact=${contactId}`
  if (productId) return `/admin-products?product=${productId}`
  if (title === ORDER_TITLE) return '/admin-orders'
  return title === LOW_STOCK_TITLE ? '/admin-products?stock=low' : undefined
}

export const badgeText = (unread: number): string => (unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread > 0 ? String(unread) : '')

export const bellName = (unread: number): string => (unread > 0 ? `Notifications, ${badgeText(unread)} unread` : 'Notifications')
