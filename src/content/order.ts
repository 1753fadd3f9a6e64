/** The button that keeps a form on the device, by what it waits for. */
export const keepUntil = {
  signal: 'Keep it and send it when there is a signal',
  shop: 'Keep it and send it later',
} as const

/** What is said once an order is in, by the way it came. */
export const placed = {
  shop: 'Order submitted successfully! You will be contacted soon for confirmation.',
  home: 'Order Submitted Successfully!',
} as const
