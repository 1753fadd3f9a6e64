/** What waits for the operator: orders by their queue, and other work. */
export const WORK = [
  ...(['confirm', 'ship', 'reported', 'cancel', 'bill', 'deliver', 'complaints'] as const),
  ...(['enquiries', 'lowStock', 'overdue', 'certificates'] as const),
] as const
export type Work = (typeof WORK)[number]

/** What an empty shop has to be told before it sells. */
export const SET_FIRST = ['phone', 'payment', 'delivery', 'products'] as const
