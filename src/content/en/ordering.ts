/** What the order form says while it is filled in and sent. */
export const ordering = {
  /** One bag, and several. */
  bags: ['bag', 'bags'] as const,
  submitting: 'Submitting...',
  failed: 'Failed to submit order. Please try again.',
  refused: 'This order was not accepted. Please call us.',
  busy: 'Please wait a moment and try again.',
}
