/** How many of these the reader has not read. */
export const unreadCount = (rows: readonly { isRead: boolean }[]): number => rows.filter(({ isRead }) => !isRead).length
