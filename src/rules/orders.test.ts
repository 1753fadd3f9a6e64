import { expect, test } from 'vitest'
import { contactOf, notificationOf, orderOf } from './orders'

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
  expect(orderOf(form, product)).toEqual({
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
    totalAmount: '8251.50',
    notes: '',
    items: [{ productId: 7, quantity: 3, unitPrice: '2750.50', totalPrice: '8251.50' }],
  })
})

test('a district joins the street, and the summary of the contact', () => {
  const withDistrict = { ...form, district: 'Anantnag' }
  expect(orderOf(withDistrict, product).shippingAddress.street).toBe('Raceway Road, Kokernag, Anantnag')
  expect(contactOf(withDistrict, product).message).toContain('Delivery address: Raceway Road, Kokernag, Anantnag')
  expect(orderOf({ ...form, district: '' }, product).shippingAddress.street).toBe('Raceway Road, Kokernag')
})

test('its contact is named New Order and sums it up, with a message only where there is one', () => {
  const { subject, message } = contactOf(form, product)
  expect(subject).toBe('New Order: Small Stage')
  for (const words of ['LTF-SMALL-25', 'Quantity: 3', '₹8,251.50', 'Raceway Road']) expect(message).toContain(words)
  expect(message).not.toContain('Message')
  expect(contactOf({ ...form, message: 'By Friday' }, product).message).toContain('Message: By Friday')
})

test('its notification says product and quantity, and nothing of the person', () => {
  expect(notificationOf(form, product)).toEqual({
    title: 'New Order Received',
    message: '3 × Small Stage',
    type: 'info',
    isRead: false,
  })
})
