export const bell = {
  title: 'Notifications',
  unread: (count: string) => `Notifications, ${count} unread`,
  fetching: 'Fetching the notifications…',
  none: 'No notifications yet.',
  newest: (shown: string, all: string) => `The newest ${shown} of ${all}.`,
  markAll: 'Mark all as read',
  mark: 'Mark as read',
  allFailed: 'The notifications could not be marked as read. Please try again.',
  failed: 'This notification could not be marked as read. Please try again.',
  expected: (day: string) => `Expected on ${day}.`,
  driver: 'Call the driver',
  /** A notification to the buyer of an order such as 2 × Early Stage Feed. */
  placed: { title: 'We have your order', text: (what: string) => `${what}. We will call you to confirm it.` },
  /** The notifications of later statuses. */
  further: {
    'cancel-asked': 'You asked to cancel your order',
    confirmed: 'Your order is confirmed',
    shipped: 'Your order is on its way',
    delivered: 'Your order was delivered',
    cancelled: 'Your order was cancelled',
  },
}

/** Texts that visitor forms share. */
export const forms = {
  optional: '(optional)',
  /** The button that stores a form on the device, by what it waits for. */
  keepUntil: {
    signal: 'Keep it and send it when there is a signal',
    shop: 'Keep it and send it later',
  },
  draft: {
    /** The started draft and its time. */
    order: (when: string) => `You began an order ${when}.`,
    message: (when: string) => `You began a message ${when}.`,
    today: (time: string) => `at ${time}`,
    yesterday: (time: string) => `yesterday at ${time}`,
  },
  retry: 'Try again',
  close: 'Close',
}

export const stockBadges = { 'Out of Stock': 'Out of Stock', 'Low Stock': 'Low Stock', 'In Stock': 'In Stock' }

/** For short messages at the edge of the window. */
export const toasts = {
  label: (key: string) => `Notices (${key})`,
  reach: (action: string, key: string) => `${action}: press ${key} to reach this notice`,
  dismiss: 'Dismiss',
}
