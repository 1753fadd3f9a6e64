/** The order form. `before` and `after` are the texts around a figure. */
export const order = {
  title: 'Order',
  quantity: 'Quantity',
  less: 'One bag less',
  more: 'One bag more',
  /** Orders the remaining bags of a feed. */
  take: (left: string) => `Order ${left}`,
  bagsOf: { before: 'Bags of ', after: '.' },
  total: 'Total',
  forFish: { before: 'For fish ', after: '' },
  aBag: 'a bag',
  inStock: 'in stock',
  /** Before the name of the last customer on this device. */
  asLastTime: 'Filled in as last time, for',
  forget: 'Forget',
  phone: 'Phone',
  name: 'Full Name',
  address: 'Delivery Address',
  district: 'District',
  chooseDistrict: 'Choose your district',
  email: 'Email',
  message: 'Message',
  noPayment: 'No payment now: we call you to confirm the order and the day of delivery.',
  submit: 'Submit Order',
  recount: 'Update the total',
  another: 'Add another feed',
  otherFeed: 'Another feed',
  noOther: 'No other feed',
  bagsOfOther: 'Bags of this feed',
  takeOut: 'Take this feed out',
  /** The confirmation of an order; `weCall` is for the page without scripts. */
  receipt: {
    weCall: (when: string, phone: string) => `We will call you ${when}. If something is not right, call us on ${phone}.`,
    ok: 'OK',
    save: 'Save to WhatsApp',
    copyReceipt: 'Copy the receipt',
    callUs: 'Call us',
  },
}

/** The page that lists the orders placed on this device. */
export const ordersPage = {
  introduction: {
    title: 'My orders',
    text: 'Orders placed on this device. Each one opens its own page: how far it is, and what is left to pay. The list is kept on this device alone.',
  },
  /** The status of an order in one word. */
  states: {
    pending: 'Ordered',
    'cancel-asked': 'You asked to cancel it',
    confirmed: 'Confirmed',
    shipped: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  noSignal: (moment: string) => `No signal: how far they are is as it was ${moment}.`,
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

/** The page of one order, opened by the buyer's link. */
export const orderPage = {
  title: (number: string) => `Order No. ${number}`,
  pageTitle: 'Your order',
  says: {
    /** `when` is the time by which we call or reply. */
    pending: (when: string) =>
      `We call you by ${when} to confirm the order and the day of delivery. If we have not, please call us.`,
    confirmed: 'Your order is confirmed. We are getting it ready.',
    shipped: (day: string) => `On its way since ${day}`,
    delivered: (day: string) => `Delivered on ${day}`,
    cancelled: 'This order was cancelled.',
  },
  noPayment: 'No payment now. How to pay will stand here once the order is confirmed.',
  nothingDue: 'Nothing is to be paid.',
  /** The refund for a cancelled order. */
  paidBack: {
    refunded: (amount: string) => `We have paid back ${amount}.`,
    held: (amount: string) =>
      `${amount} that you paid for it is yours: we give it back, or it counts for your next order. Please call us and say which.`,
    usedElsewhere: (amount: string) => `${amount} that you paid for it has paid what you owed us for other orders.`,
    reported:
      'We are still looking for the payment that you told us of. Once we find it, it is yours: we give it back, or it counts for your next order.',
    ifCancelled: 'If we cancel it, what you have paid comes back to you, or counts for your next order.',
  },
  steps: {
    title: 'How far it is',
    pending: 'Ordered',
    confirmed: 'Confirmed',
    shipped: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  goods: {
    title: 'What you ordered',
    feed: 'Feed',
    bags: 'Bags',
    price: 'Price',
    discount: 'Discount',
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total',
    paid: 'Paid',
    details: { lot: (lot: string) => `Lot ${lot}` },
    recalled: {
      lot: (lot: string) => `We call lot ${lot} back. Do not feed it. Keep the sack and call us.`,
    },
  },
  dispatch: {
    promised: (day: string) => `Expected on ${day}.`,
    sent: (day: string) => `Left the mill on ${day}.`,
    leaves: (day: string) => `Leaves on ${day}`,
    driver: 'Call the driver',
  },
  /** A cheque that the bank returned unpaid. */
  bouncedCheque: (amount: string, day: string) =>
    `The bank returned your cheque of ${amount} unpaid on ${day}. Please pay in another way.`,
  stub: { left: 'To pay', to: 'To', from: 'From' },
  bill: 'Bill to print',
  /** The buyer's whole data on his order's pages, opened by the last digits of his phone. */
  whole: {
    open: 'Show my full name and address',
    lead: 'Everyone with this link sees only a part of them. The last digits of your phone open the whole page, the bill to print and your account, in this browser, for an hour.',
    digits: (count: string) => `Last ${count} digits of your phone`,
    send: 'Open',
    wrong: 'These are not the last digits of the phone on this order.',
    opened: 'Open in this browser for an hour.',
    account: 'Your whole account',
  },
  account: { orders: 'Your orders', from: 'From', to: 'To', show: 'Show' },
  pay: {
    title: 'Pay now',
    lead: (amount: string) => `Please pay ${amount}. Any of these ways will do.`,
    byCall: (amount: string) => `Please pay ${amount}. Call us, and we tell you how.`,
    upi: 'UPI ID',
    mustShow: 'Your app must show',
    otherName: 'If your app shows another name, send nothing and call us.',
    moneyBack: 'If the order is cancelled, what you have paid comes back to you, or counts for your next order.',
    moneyBackWithin: (days: string) =>
      `If the order is cancelled, what you have paid comes back to you, or counts for your next order; after delivery, goods can come back within ${days} days.`,
    account: 'Bank account',
    ifsc: 'IFSC',
    copy: 'Copy',
    copyIt: (what: string) => `Copy the ${what}`,
    scan: 'Scan with any UPI app',
    code: (amount: string) => `QR code to pay ${amount} by UPI`,
    open: 'Open a UPI app on this phone',
    openHint: 'Some apps refuse such a link. Then copy the UPI ID, or scan the code from another phone.',
    after: 'Then tell us the UTR number below, so that we find your payment at once.',
  },
  report: {
    title: 'I have paid',
    yours: 'Your payment',
    another: 'Another payment',
    settled: 'Paid in full. Thank you.',
    lead: (digits: string) => `Your app shows the UTR number of ${digits} digits under the payment’s details.`,
    reference: 'UTR number',
    date: 'Day of the payment',
    send: 'Tell us',
    answer: 'Thank you. We answer here.',
    states: {
      reported: 'We are looking for it',
      confirmed: 'Received',
      'not-found': 'Not found',
    },
    line: (reference: string, day: string) => `UTR ${reference}, ${day}`,
  },
  cancel: {
    open: 'Please cancel this order',
    reason: 'Why?',
    send: 'Ask to cancel',
    asked: (when: string) =>
      `You asked us to cancel this order. We answer here by ${when}. If there is no answer by then, please call us.`,
    accepted: 'We have cancelled the order as you asked.',
    refused: 'We could not cancel the order.',
    alreadyLeft:
      'You asked us to cancel this order, but it had already left. We answer here. If you do not want it, please call us.',
  },
  rate: {
    title: 'How was the feed?',
    lead: 'One tap is enough. You can change it here at any time.',
    thanks: 'Thank you. You can change it here at any time.',
  },
  again: 'Order the same again',
  call: 'Call us',
  whatsapp: 'WhatsApp',
  about: (number: string) => `About my order No. ${number}`,
  live: {
    seen: (age: string) => `No signal. This is as it was ${age}.`,
    changed: 'This page has changed.',
  },
}
