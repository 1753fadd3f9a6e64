const MOST_SHOWN = 99

/** How many of these the reader has not read. */
export const unreadCount = (rows: readonly { isRead: boolean }[]): number => rows.filter(({ isRead }) => !isRead).length

/** What the badge says: nothing of none, and 99+ above 99. */
export const badgeText = (unread: number): string => (unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread > 0 ? String(unread) : '')

/** What the bell is called. */
export const bellName = (unread: number): string => (unread > 0 ? `Notifications, ${badgeText(unread)} unread` : 'Notifications')
