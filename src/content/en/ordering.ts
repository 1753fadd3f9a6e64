/** What the order form says while it is filled in and sent. */
export const ordering = {
  /** One bag, and several. */
  bags: ['bag', 'bags'] as const,
  submitting: 'Submitting...',
  failed: 'Failed to submit order. Please try again.',
  refused: 'This order was not accepted. Please call us.',
  busy: 'Please wait a moment and try again.',
  /** A feed beside the first. */
  otherFeed: 'Another feed',
  noOther: 'No other feed',
  feedAt: (name: string, price: string) => `${name}, ${price} a bag`,
  bagsOfOther: 'Bags of this feed',
  less: 'One bag less',
  more: 'One bag more',
  takeOut: 'Take this feed out',
  feedsAway: 'The list of feeds cannot be reached just now. Please try again.',
  /** What delivery costs. */
  freeDelivery: 'Delivery is free.',
  deliveryTo: (place: string, charge: string) => `Delivery to ${place}: ${charge}.`,
}
