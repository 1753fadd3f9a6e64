/** The operator's open work: order queues and other tasks. */
export const WORK = [
  ...(['confirm', 'ship', 'reported', 'cancel', 'bill', 'deliver', 'complaints'] as const),
  ...(['enquiries', 'lowStock', 'overdue', 'certificates'] as const),
] as const
export type Work = (typeof WORK)[number]

/** What a new shop must configure before it sells. */
export const SET_FIRST = ['phone', 'payment', 'delivery', 'products'] as const
