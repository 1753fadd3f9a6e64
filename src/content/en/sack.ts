/** The page of a lot, opened by the code on a sack. */
export const sack = {
  title: (lot: string) => `Lot ${lot}`,
  pageTitle: 'What is in this sack',
  states: { free: 'Good to feed', over: 'Past its day', held: 'Being checked', recalled: 'Do not feed' },
  says: {
    left: (day: string, days: string) => `Best before ${day}. Days left: ${days}.`,
    last: 'Today is the last day of this lot. Feed it first.',
    over: (day: string) => `It was best before ${day}. Look for mould and a stale smell; in doubt, call us.`,
    held: 'We are checking this lot. Please wait with it, or call us.',
    recalled: 'We call this lot back. Do not feed it. Keep the sack and call us.',
  },
  lines: { feed: 'Feed', milled: 'Milled on', bestBefore: 'Best before' },
  analysis: {
    title: 'What is in it',
    stated: 'On the bag',
    measured: 'Measured',
    unmeasured: 'The laboratory has not measured this lot yet.',
    report: 'The laboratory’s paper',
  },
  storage: {
    title: 'Keep it well',
    text: 'Keep it dry, out of the sun and off the floor. Close the sack after each feed. Feed the oldest sack first. Never feed mouldy pellets.',
  },
  actions: {
    title: 'This sack',
    ponds: 'Into my pond book',
    wrong: 'Something is wrong with it',
    again: 'The same again',
  },
  complaint: (lot: string) => `Lot ${lot}: `,
  find: {
    title: 'Which sack is it?',
    lot: 'The number on the tag',
    send: 'Show it',
    scan: 'Take a picture of its code',
    unread: 'No code of ours was found in this picture. Please type the number.',
  },
  unknown: {
    title: 'We do not know this lot',
    text: 'Please look at the number on the tag again. If it is right, call us or write to us, and we look it up.',
  },
}
