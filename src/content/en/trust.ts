/** The page of a complaint, opened by its sender's link. */
export const complaintPage = {
  title: (number: string) => `Complaint No. ${number}`,
  pageTitle: 'Your complaint',
  states: { received: 'Received', acknowledged: 'Acknowledged', settled: 'Settled' },
  came: 'Sent on',
  acknowledgeBy: 'To be acknowledged by',
  acknowledgedAt: 'Acknowledged on',
  settleBy: 'To be settled by',
  settledAt: 'Settled on',
  order: 'Order No.',
  written: 'What you wrote',
  answer: 'Our answer',
  officer: 'Who answers for complaints',
  keep: 'This link opens your complaint and our answer. Anyone who has it can read all this, so keep it to yourself.',
  message: (number: string, link: string) => `My complaint No. ${number}: ${link}`,
  yours: 'My complaints',
}

/** Below My Orders and the pond book: removes all data from this device. */
export const forgetDevice = {
  title: 'Forget all on this device',
  text: 'For a phone that others use too, or that you give away.',
  goes: 'From this device go:',
  things: [
    'the pond book, with all ponds and entries',
    'the links of your orders and complaints; save those that you still need',
    'your name, phone and address for the next order',
    'what you typed and did not send, and the figures of the calculators',
  ] as const,
  unsent: 'Not sent yet, and lost with it:',
  stays:
    'Orders and messages that reached us stay with us. Pages kept for reading without a signal stay too; nothing of yours is in them.',
  yes: 'Yes, forget all',
  no: 'Keep it',
  done: 'Done. This device keeps nothing of yours for this site any more.',
  failed: 'This browser did not let go of everything. Please clear what it keeps of this site in its settings.',
}
