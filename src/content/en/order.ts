/** The order form. `before` and `after` stand around a figure. */
export const order = {
  title: 'Order',
  quantity: 'Quantity',
  less: 'One bag less',
  more: 'One bag more',
  bagsOf: { before: 'Bags of ', after: '.' },
  total: 'Total',
  forFish: { before: 'For fish ', after: '' },
  aBag: 'a bag',
  inStock: 'in stock',
  phone: 'Phone',
  name: 'Full Name',
  address: 'Delivery Address',
  district: 'District',
  email: 'Email',
  message: 'Message',
  noPayment: 'No payment now: we call you to confirm the order and the day of delivery.',
  submit: 'Submit Order',
  recount: 'Update the total',
  another: 'Add another feed',
  /** Of a link to a feed that is not for sale. */
  dead: {
    text: (sku: string) => `This order link is for ${sku}, which is not for sale just now. See`,
    link: 'what is in the shop',
    end: '.',
  },
  /** Of an order that is in; `weCall` on the page without scripts. */
  receipt: {
    weCall: (when: string, phone: string) => `We will call you ${when}. If something is not right, call us on ${phone}.`,
    ok: 'OK',
    save: 'Save to WhatsApp',
    copyReceipt: 'Copy the receipt',
    callUs: 'Call us',
  },
}
