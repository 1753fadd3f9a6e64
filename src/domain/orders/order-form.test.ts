import { describe, expect, test } from 'vitest'
import { newContact } from '../contacts/schema'
import { newNotification } from '../notifications/schema'
import { contactOf, notificationOf, orderOf } from './order-form'

const product = { id: 7, name: 'Small Stage', sku: 'LTF-SMALL-25', weight: '25kg', price: '2750.50' }
const form = {
  name: 'Ghulam Nabi',
  email: 'ghulam@example.com',
  phone: 'ask at the mill',
  address: 'Raceway Road, Kokernag',
  quantity: 3,
  message: '',
}

test('an order goes to Kashmir 190001, Jammu & Kashmir, India, for price times quantity', () => {
  expect(orderOf(form, { product })).toEqual({
    customerName: 'Ghulam Nabi',
    customerEmail: 'ghulam@example.com',
    customerPhone: 'ask at the mill',
    shippingAddress: {
      street: 'Raceway Road, Kokernag',
      city: 'Kashmir',
      state: 'Jammu & Kashmir',
      zipCode: '190001',
      country: 'India',
    },
    district: 'Anantnag',
    totalAmount: '8251.50',
    notes: '',
    items: [{ productId: 7, quantity: 3, unitPrice: '2750.50', totalPrice: '8251.50' }],
  })
})

test.each([
  ['Hakura', '', 'Hakura', undefined],
  ['Hakura', 'Anantnag', 'Hakura, Anantnag', 'Anantnag'],
  ['Hakura, Anantanag', '', 'Hakura, Anantanag', 'Anantnag'],
  ['ہاکورہ، اننت ناگ', 'Anantnag', 'ہاکورہ، اننت ناگ', 'Anantnag'],
  ['Srinagar Road', 'Kulgam', 'Srinagar Road, Kulgam', 'Kulgam'],
  ['Srinagar Road, Delhi', 'Elsewhere', 'Srinagar Road, Delhi', 'Elsewhere'],
  ['Hakura', 'अनंतनाग', 'Hakura, अनंतनाग', 'Anantnag'],
  ['Hakura', 'Upper valley', 'Hakura, Upper valley', undefined],
])('an order to %j with the district %j goes to %j, in %s', (address, district, street, kept) => {
  const order = orderOf({ ...form, address, district }, { product })
  expect([order.shippingAddress.street, order.district]).toEqual([street, kept])
})

test('the district is added to the street and to the contact’s summary', () => {
  const withDistrict = { ...form, district: 'Anantnag' }
  expect(orderOf(withDistrict, { product }).shippingAddress.street).toBe('Raceway Road, Kokernag, Anantnag')
  expect(contactOf(withDistrict, { product }).message).toContain('Delivery address: Raceway Road, Kokernag, Anantnag')
  expect(orderOf({ ...form, district: '' }, { product }).shippingAddress.street).toBe('Raceway Road, Kokernag')
})

test('its contact has the subject New Order, a summary, and the message if there is one', () => {
  const { subject, message } = contactOf(form, { product })
  expect(subject).toBe('New Order: Small Stage')
  for (const words of ['LTF-SMALL-25', 'Quantity: 3', '₹8,251.50', 'Raceway Road']) expect(message).toContain(words)
  expect(message).not.toContain('Message')
  expect(contactOf({ ...form, message: 'By Friday' }, { product }).message).toContain('Message: By Friday')
})

test('its notification has product and quantity, and no personal data', () => {
  expect(notificationOf(form, { product })).toEqual({
    title: 'New Order Received',
    message: '3 × Small Stage',
    type: 'info',
    isRead: false,
  })
})

describe('several feeds', () => {
  const other = { id: 9, name: 'Stock Stage', sku: 'LTF-STOCK-25', weight: '25kg', price: '3000.00' }
  const goods = { product, more: [{ product: other, quantity: 2 }], deliveryCharge: '300.00' }

  test('are one order, with the delivery charge in the total', () => {
    const { items, totalAmount, deliveryCharge } = orderOf(form, goods)
    expect(items).toEqual([
      { productId: 7, quantity: 3, unitPrice: '2750.50', totalPrice: '8251.50' },
      { productId: 9, quantity: 2, unitPrice: '3000.00', totalPrice: '6000.00' },
    ])
    expect([totalAmount, deliveryCharge]).toEqual(['14551.50', '300.00'])
    expect(orderOf(form, { ...goods, deliveryCharge: '0.00' })).not.toHaveProperty('deliveryCharge')
  })

  test('are one contact and one notification, which list all feeds', () => {
    const { subject, message } = contactOf(form, goods)
    expect(subject).toBe('New Order: Small Stage and 1 more')
    expect(message).toBe(
      [
        'Product: Small Stage (LTF-SMALL-25, 25kg)\nQuantity: 3',
        'Product: Stock Stage (LTF-STOCK-25, 25kg)\nQuantity: 2',
        'Delivery: ₹300\nTotal: ₹14,551.50\nDelivery address: Raceway Road, Kokernag',
      ].join('\n'),
    )
    expect(notificationOf(form, goods).message).toBe('3 × Small Stage, 2 × Stock Stage')
  })

  test('with fifty feeds, the contact and the notification are truncated', () => {
    const more = Array.from({ length: 49 }, (_, index) => ({
      product: { ...other, id: 100 + index, name: 'x'.repeat(100) },
      quantity: 100,
    }))
    const long = { ...form, message: 'y'.repeat(2000) }
    expect(newContact.safeParse(contactOf(long, { product, more })).success).toBe(true)
    expect(newNotification.safeParse(notificationOf(long, { product, more })).success).toBe(true)
    expect(orderOf(long, { product, more }).items).toHaveLength(50)
  })
})
