export const bell = {
  title: 'Notifications',
  unread: (count: string) => `Notifications, ${count} unread`,
  none: 'No notifications yet.',
  newest: (shown: string, all: string) => `The newest ${shown} of ${all}.`,
  markAll: 'Mark all as read',
  mark: 'Mark as read',
  allFailed: 'The notifications could not be marked as read. Please try again.',
  failed: 'This notification could not be marked as read. Please try again.',
  /** To the buyer, of an order such as 2 × Early Stage Feed. */
  placed: { title: 'We have your order', text: (what: string) => `${what}. We will call you to confirm it.` },
}
