/** What is said once an order is in. */
export const receipt = {
  /** By the way the order came. */
  placed: {
    shop: 'Order submitted successfully! You will be contacted soon for confirmation.',
    home: 'Order Submitted Successfully!',
  },
  title: 'Your order',
  order: 'Order',
  number: (id: string) => `No. ${id}`,
  feed: 'Feed',
  bags: 'Bags',
  bagsOf: (bags: string, weight: string) => `${bags} of ${weight}`,
  total: 'Total',
  delivery: 'Delivery',
  call: (phone: string, when: string) => `We will call ${phone} ${when} to confirm.`,
  ponds: 'Count these bags down in your pond book',
}
