const MOST_SHOWN = 99

export const ORDER_TITLE = 'New Order Received'

type Words = Record<'title' | 'message', string>

/** What the bell says of a notification. The buyer has not received an order: theirs has reached us. */
export const bellWords = ({ title, message }: Words, isOperator: boolean): Words =>
  title === ORDER_TITLE && !isOperator
    ? { title: 'We have your order', message: `${message}. We will call you to confirm it.` }
    : { title, message }

export const unreadCount = (rows: readonly { isRead: boolean }[]): number => rows.filter(({ isRead }) => !isRead).length

export const badgeText = (unread: number): string => (unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread > 0 ? String(unread) : '')

export const bellName = (unread: number): string => (unread > 0 ? `Notifications, ${badgeText(unread)} unread` : 'Notifications')
