export const quotationPage = {
  title: (number: string) => `Quotation ${number}`,
  pageTitle: 'Your quotation',
  says: {
    open: (day: string) => `These prices hold until ${day}.`,
    expired: (day: string) =>
      `These prices held until ${day}. This quotation can no longer be accepted; please ask us for a new one.`,
    accepted: 'You have accepted this quotation. It is your order now.',
    withdrawn: 'We have taken this quotation back. Please call us.',
  },
  states: { open: 'Waits for you', expired: 'Expired', accepted: 'Accepted', withdrawn: 'Taken back' },
  goods: 'What we offer',
  each: (price: string) => `${price} a bag`,

  accept: {
    title: 'Accept',
    lead: 'With this you order the feed at these prices. We call you about the delivery.',
    address: 'Where shall we deliver it?',
    send: 'Accept and order',
  },
  answer: {
    title: 'Ask or change something',
    text: 'What shall be different?',
    send: 'Write to us',
    thanks: 'Thank you. We have your message, and call you.',
    enough: 'You have written to us several times. Please call us.',
  },
  /** As on the order's page, without bill and account. */
  whole: {
    lead: 'Everyone with this link sees only a part of them. The last digits of your phone open the whole page in this browser, for an hour.',
    wrong: 'These are not the last digits of the phone on this quotation.',
  },
  keep: 'It shows this quotation. Anyone who has the link can see that page, so keep it to yourself.',
  order: 'To your order',
  about: (number: string) => `About quotation ${number}`,
}
