/** What forms of visitors share. */
export const forms = {
  optional: '(optional)',
  /** The button that keeps a form on the device, by what it waits for. */
  keepUntil: {
    signal: 'Keep it and send it when there is a signal',
    shop: 'Keep it and send it later',
  },
  draft: {
    /** What was begun, and when. */
    order: (when: string) => `You began an order ${when}.`,
    message: (when: string) => `You began a message ${when}.`,
    today: (time: string) => `at ${time}`,
    yesterday: (time: string) => `yesterday at ${time}`,
  },
  retry: 'Try again',
  close: 'Close',
}
