/** What a packer's device keeps for a store room without a signal: the page, its scripts, and the list of orders to ship. */
export const STORE_ROOM = {
  page: '/admin-orders',
  list: '/api/packing',
  /** Milliseconds for which they are kept. */
  keptFor: 24 * 60 * 60 * 1000,
} as const
