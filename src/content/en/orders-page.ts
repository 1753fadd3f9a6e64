/** The page that lists the orders placed on this device. */
export const ordersPage = {
  introduction: {
    title: 'My orders',
    text: 'Orders placed on this device. Each one opens its own page: how far it is, and what is left to pay. The list is kept on this device alone.',
  },
  empty: 'No orders on this device yet. An order placed here will appear in this list.',
  denied: 'This browser keeps nothing for this site. Please save the link of each order elsewhere, such as in WhatsApp.',
  forget: 'Forget',
  forgetOrder: (number: string) => `Forget order No. ${number}`,
  sure: 'Forget it for good?',
  forgetAll: 'Forget all',
  sureAll: 'Forget all of them for good?',
  note: 'An order that is forgotten here is not cancelled, but its link leaves this device.',
  unscripted: 'This list is kept by your browser, and needs JavaScript. Or open the link that you saved when you ordered.',
}
