import { newClientError } from '../fixtures/rows/client-errors'
import { newContact } from '../fixtures/rows/contacts'
import { newCertificate } from '../fixtures/rows/custom-content'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { newShowcaseImage } from '../fixtures/rows/showcase-images'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'
import { testAccess } from '../fixtures/shops/access'
import { openTestShop } from '../fixtures/shops/shop'

// Each call: statuses for a visitor and the operator, a valid body, and a wrong field.
const calls = [
  { method: 'GET', path: '/api/products', visitor: 200, operator: 200 },
  { method: 'POST', path: '/api/products', visitor: 401, operator: 201, body: newProduct(), wrong: { price: -1 } },
  { method: 'PUT', path: '/api/products/1', visitor: 401, operator: 200, body: newProduct(), wrong: { sku: '' } },
  { method: 'DELETE', path: '/api/products/1', visitor: 401, operator: 204 },
  { method: 'PUT', path: '/api/products/1/restored', visitor: 401, operator: 200 },
  { method: 'PUT', path: '/api/products/1/price', visitor: 401, operator: 200, body: { price: '2600' }, wrong: { price: -1 } },
  {
    method: 'PUT',
    path: '/api/products/1/active',
    visitor: 401,
    operator: 200,
    body: { isActive: false },
    wrong: { isActive: 1 },
  },
  {
    method: 'POST',
    path: '/api/products/1/stock-moves',
    visitor: 401,
    operator: 201,
    body: { reason: 'milled', by: 40, note: 'Monday' },
    wrong: { by: 0.5 },
  },
  { method: 'GET', path: '/api/stock-moves?productId=1', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/products.csv', visitor: 401, operator: 200 },
  { method: 'PUT', path: '/api/products.csv', visitor: 401, operator: 415 },
  { method: 'GET', path: '/api/showcase-images', visitor: 200, operator: 200 },
  { method: 'POST', path: '/api/showcase-images', visitor: 401, operator: 201, body: newShowcaseImage(), wrong: { title: '' } },
  { method: 'PUT', path: '/api/showcase-images/1', visitor: 401, operator: 200, body: newShowcaseImage(), wrong: { order: -1 } },
  { method: 'DELETE', path: '/api/showcase-images/1', visitor: 401, operator: 204 },
  { method: 'PUT', path: '/api/showcase-images/1/restored', visitor: 401, operator: 200 },
  { method: 'POST', path: '/api/uploads', visitor: 401, operator: 415 },
  { method: 'GET', path: '/api/contacts', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/contacts/recent', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/contacts/1', visitor: 401, operator: 200 },
  { method: 'POST', path: '/api/contact', visitor: 201, operator: 201, body: newContact(), wrong: { email: 'nowhere' } },
  { method: 'PUT', path: '/api/contacts/1/answer', visitor: 401, operator: 200, body: { how: 'call' }, wrong: { how: 'smoke' } },
  { method: 'GET', path: '/api/link-states', visitor: 200, operator: 200 },
  { method: 'GET', path: '/api/notifications', visitor: 200, operator: 200 },
  { method: 'POST', path: '/api/notifications', visitor: 201, operator: 201, body: newNotification(), wrong: { type: 'loud' } },
  { method: 'PUT', path: '/api/notifications/1/read', visitor: 404, operator: 200 },
  { method: 'PUT', path: '/api/notifications/read-all', visitor: 200, operator: 200 },
  { method: 'GET', path: '/api/notifications/unread', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/dashboard', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/orders', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/orders/1', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/orders?page=1', visitor: 401, operator: 200 },
  { method: 'POST', path: '/api/orders/1/link', visitor: 401, operator: 201 },
  {
    method: 'PUT',
    path: '/api/orders/1/cancel-request',
    visitor: 401,
    operator: 409,
    body: { isAccepted: true },
    wrong: { isAccepted: 'yes' },
  },
  { method: 'GET', path: '/api/payment-reports', visitor: 401, operator: 200 },
  {
    method: 'PUT',
    path: '/api/payment-reports/1',
    visitor: 401,
    operator: 404,
    body: { state: 'confirmed' },
    wrong: { state: 'lost' },
  },
  { method: 'GET', path: '/api/orders.csv', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/bills', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/bills?page=1', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/bills.csv', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/bills/TF-26-27-00001', visitor: 401, operator: 404 },
  { method: 'GET', path: '/api/contacts.csv', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/contacts?page=1', visitor: 401, operator: 200 },
  { method: 'POST', path: '/api/orders', visitor: 201, operator: 201, body: newOrder(), wrong: { items: [] } },
  {
    method: 'PUT',
    path: '/api/orders/1/status',
    visitor: 401,
    operator: 200,
    body: { status: 'shipped' },
    wrong: { status: 'lost' },
  },
  {
    method: 'PUT',
    path: '/api/orders/1/handling',
    visitor: 401,
    operator: 200,
    body: { privateNotes: 'Pays in cash.', promisedDay: null },
    wrong: { promisedDay: 'Monday' },
  },
  {
    method: 'POST',
    path: '/api/orders/bills',
    visitor: 401,
    operator: 201,
    body: { orderIds: [1] },
    wrong: { orderIds: [] },
  },
  {
    method: 'PUT',
    path: '/api/orders/statuses',
    visitor: 401,
    operator: 200,
    body: { changes: [{ id: 1, from: 'pending', to: 'confirmed' }] },
    wrong: { changes: [] },
  },
  { method: 'PUT', path: '/api/orders/1', visitor: 401, operator: 200, body: newOrder({ quantity: 1 }), wrong: { items: [] } },
  { method: 'GET', path: '/api/delivery-charges', visitor: 200, operator: 200 },
  {
    method: 'POST',
    path: '/api/delivery-charges',
    visitor: 401,
    operator: 201,
    body: { place: 'Anantnag', amount: 300 },
    wrong: { amount: -1 },
  },
  {
    method: 'PUT',
    path: '/api/delivery-charges/1',
    visitor: 401,
    operator: 200,
    body: { place: 'Leh', amount: 300 },
    wrong: { place: '' },
  },
  { method: 'DELETE', path: '/api/delivery-charges/1', visitor: 401, operator: 204 },
  { method: 'GET', path: '/api/own-words', visitor: 401, operator: 200 },
  { method: 'POST', path: '/api/own-words', visitor: 401, operator: 201, body: newCertificate(), wrong: { words: 'x' } },
  { method: 'PUT', path: '/api/own-words/1', visitor: 401, operator: 200, body: newCertificate(), wrong: { words: 'x' } },
  { method: 'DELETE', path: '/api/own-words/1', visitor: 401, operator: 204 },
  { method: 'GET', path: '/api/analytics?from=2026-11-01&to=2026-11-30', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/analytics-data', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/visits', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/visitors', visitor: 401, operator: 200 },
  { method: 'POST', path: '/api/visitors', visitor: 201, operator: 201, body: newVisitor(), wrong: { device: 'Fridge' } },
  { method: 'POST', path: '/api/page-views', visitor: 201, operator: 201, body: newPageView(), wrong: { timeSpent: -1 } },
  { method: 'POST', path: '/api/client-errors', visitor: 204, operator: 204, body: newClientError(), wrong: { page: 7 } },
  { method: 'GET', path: '/api/health', visitor: 200, operator: 200 },
]

async function openWithHistory() {
  const shop = openTestShop({
    rows: {
      deliveryCharges: [{ id: 1, place: 'Kupwara', amount: '300.00', version: 1 }],
      ownWords: [{ id: 1, ...newCertificate(), version: 1 }],
    },
  })
  const customer = shop.browser()
  await customer.post('/api/orders', newOrder())
  await customer.post('/api/contact', newContact())
  await customer.post('/api/notifications', newNotification())
  return { shop, operator: await shop.browser().signIn() }
}

testAccess(calls, openWithHistory)
