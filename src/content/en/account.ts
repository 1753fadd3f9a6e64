/** What an operator's buttons write to a customer about his account. */
export const account = {
  reminder: (name: string, company: string) => `Hello ${name}, this is ${company} about your account.`,
  owedSince: (rupees: string, day: string) => `${rupees} is still to be paid, the oldest part since ${day}.`,
  inAdvance: (rupees: string) => `${rupees} of yours is with us in advance.`,
  notBilled: (rupees: string) => `Goods of ${rupees} have been sent and are not billed yet.`,
  settled: 'Nothing is left to be paid. Thank you.',
  payPlease: 'Please pay when you can, and tell us the reference of the payment. If you have paid already, thank you.',
  statement: 'Statement of account',
  statementOf: (name: string, company: string) => `Hello ${name}, this is your account with ${company}:`,
  entry: (day: string, what: string, rupees: string) => `${day}: ${what}, ${rupees}`,
  kinds: {
    opening: 'Owed before',
    bill: 'Bill',
    payment: 'Payment received',
    refund: 'Money given back',
    'credit-note': 'Credit note',
    adjustment: 'Adjustment',
    reversal: 'Entry taken back',
    transfer: 'Moved with an order',
    unbilled: 'Sent, not billed yet',
  },
  columns: { date: 'Date', entry: 'Entry', charged: 'Charged', received: 'Received', balance: 'Balance' },
}
