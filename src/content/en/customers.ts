/** Messages that the operator's buttons write to customers. */
export const customers = {
  order: (name: string, company: string, number: string) => `Hello ${name}, this is ${company} about your order #${number}:`,
  total: (rupees: string) => `Total: ${rupees}`,
  /** What a status means to the customer. */
  meanings: {
    pending: 'We have received it and will confirm it soon.',
    confirmed: 'It is confirmed, and we are packing your feed.',
    shipped: 'It is on its way to you.',
    delivered: 'It has been delivered. We wish you good growth.',
    cancelled: 'It has been cancelled. Please write to us if you did not expect this.',
  },
  by: (day: string) => `We will deliver it by ${day}.`,
  page: (link: string) => `Here you see how far it is, and what is left to pay: ${link}`,
  quotation: (name: string, company: string, number: string) =>
    `Hello ${name}, this is ${company} with your quotation ${number}.`,
  quotationPage: (day: string, link: string) => `It holds until ${day}. You can read and accept it here: ${link}`,
  /** To a buyer who waited for a feed. */
  inStock: (company: string, feed: string, link: string) =>
    `Hello, this is ${company}. You asked us to tell you: ${feed} is in stock again. You can order it here: ${link}`,
  message: (name: string, company: string) => `Hello ${name}, about your message to ${company}: `,
  /** To a buyer of a lot. */
  recall: (name: string, company: string, lot: string) =>
    `Hello ${name}, this is ${company}. We call back the feed of lot ${lot} that you have from us. Please do not feed it, keep the sacks and call us.`,
  aboutLot: (name: string, company: string, lot: string) =>
    `Hello ${name}, this is ${company} about the feed of lot ${lot} that you have from us.`,
  lotOrder: (number: string, bags: string) => `Order #${number}, bags: ${bags}.`,
  lotPage: (link: string) => `All about this lot: ${link}`,
}
