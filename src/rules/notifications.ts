const MOST_SHOWN = 99

export const unreadCount = (rows: readonly { isRead: boolean }[]): number => rows.filter(({ isRead }) => !isRead).length

export const badgeText = (unread: number): string => (unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread > 0 ? String(unread) : '')

export const bellName = (unread: number): string => (unread > 0 ? `Notifications, ${badgeText(unread)} unread` : 'Notifications')
