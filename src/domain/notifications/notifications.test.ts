import { expect, test } from 'vitest'
import { isToBuyer, notificationPath } from './notifications'

const ordered = { title: 'New Order Received' }

test('detects notifications for the buyer of an order', () => {
  expect([isToBuyer(ordered, false), isToBuyer(ordered, true)]).toEqual([true, false])
  expect([isToBuyer({ title: 'Low Stock' }, false), isToBuyer({ title: 'Low Stock' }, true)]).toEqual([false, false])
})

test.each([
  [{ orderId: 7 }, '/admin-orders?order=7'],
  [{ contactId: 7 }, '/admin-contacts?contact=7'],
  [{ productId: 7 }, '/admin-products?product=7'],
  [{ title: 'New Order Received' }, '/admin-orders'],
  [{ title: 'Low Stock' }, '/admin-products?stock=low'],
  [{ title: 'Back in Stock', productId: 7 }, '/admin-waitlist'],
  [{ title: 'Hello' }, undefined],
])('of %j opens %s', (notification, path) => {
  expect(notificationPath({ title: '', message: '', ...notification })).toBe(path)
})
