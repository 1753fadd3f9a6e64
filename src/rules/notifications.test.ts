import { expect, test } from 'vitest'
import { bellWords, notificationPath } from './notifications'

const ordered = { title: 'New Order Received', message: '2 × Small Stage' }

test('tells the buyer that we have their order, and the operator that one has come', () => {
  expect(bellWords(ordered, false)).toEqual({
    title: 'We have your order',
    message: '2 × Small Stage. We will call you to confirm it.',
  })
  expect(bellWords(ordered, true)).toEqual(ordered)
})

test('leaves other notifications as they are', () => {
  const other = { title: 'Low Stock', message: 'Small Stage: 7 left.' }
  expect([bellWords(other, false), bellWords(other, true)]).toEqual([other, other])
})

test.each([
  [{ orderId: 7 }, '/admin-orders?order=7'],
  [{ contactId: 7 }, '/admin-contacts?contact=7'],
  [{ productId: 7 }, '/admin-products?product=7'],
  [{ title: 'New Order Received' }, '/admin-orders'],
  [{ title: 'Low Stock' }, '/admin-products?stock=low'],
  [{ title: 'Hello' }, undefined],
])('of %j opens %s', (notification, path) => {
  expect(notificationPath({ title: '', message: '', ...notification })).toBe(path)
})
