import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_JSON_BYTES } from '~/api/http/request-body'
import { newContact } from '../fixtures/contacts'
import { newNotification } from '../fixtures/notifications'
import { newOrder } from '../fixtures/orders'
import { refusal } from '../fixtures/problems'
import { newProduct } from '../fixtures/products'
import { OPERATOR, openTestShop } from '../fixtures/shop'
import { newShowcaseImage } from '../fixtures/showcase-images'
import { newPageView, newVisitor } from '../fixtures/visitors'

// Every call: what a visitor gets, what the operator gets, what it takes, and what of that is wrong.
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
  { method: 'GET', path: '/api/orders.csv', visitor: 401, operator: 200 },
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
  { method: 'GET', path: '/api/analytics?from=2026-11-01&to=2026-11-30', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/analytics-data', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/visits', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/visitors', visitor: 401, operator: 200 },
  { method: 'POST', path: '/api/visitors', visitor: 201, operator: 201, body: newVisitor(), wrong: { device: 'Fridge' } },
  { method: 'POST', path: '/api/page-views', visitor: 201, operator: 201, body: newPageView(), wrong: { timeSpent: -1 } },
  { method: 'GET', path: '/api/settings', visitor: 401, operator: 200 },
  { method: 'PUT', path: '/api/settings/site_name', visitor: 401, operator: 200, body: { value: 'Trout' }, wrong: { value: 7 } },
  { method: 'GET', path: '/api/system', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/password', visitor: 401, operator: 200 },
  {
    method: 'PUT',
    path: '/api/password',
    visitor: 401,
    operator: 200,
    body: { current: OPERATOR.password, password: 'colder-water-and-pebbles', repeated: 'colder-water-and-pebbles' },
    wrong: { repeated: 'another' },
  },
  { method: 'GET', path: '/api/two-factor', visitor: 401, operator: 200 },
  {
    method: 'POST',
    path: '/api/two-factor',
    visitor: 401,
    operator: 201,
    body: { password: OPERATOR.password },
    wrong: { password: '' },
  },
  { method: 'PUT', path: '/api/two-factor', visitor: 401, operator: 409, body: { code: '123456' }, wrong: { code: '' } },
  {
    method: 'PUT',
    path: '/api/two-factor/ended',
    visitor: 401,
    operator: 200,
    body: { password: OPERATOR.password, code: '123456' },
    wrong: { password: '' },
  },
  { method: 'GET', path: '/api/changes', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/operators', visitor: 401, operator: 200 },
  {
    method: 'POST',
    path: '/api/operators',
    visitor: 401,
    operator: 201,
    body: { name: 'Bilal', username: 'bilal', newPassword: 'walnuts-beside-the-weir', password: OPERATOR.password },
    wrong: { username: 'b l' },
  },
  {
    method: 'PUT',
    path: '/api/operators/operator',
    visitor: 401,
    operator: 200,
    body: { name: 'Aisha' },
    wrong: { name: '' },
  },
  { method: 'DELETE', path: '/api/operators/operator', visitor: 401, operator: 409 },
  {
    method: 'PUT',
    path: '/api/operators/operator/password',
    visitor: 401,
    operator: 409,
    body: { newPassword: 'walnuts-beside-the-weir', password: OPERATOR.password },
    wrong: { newPassword: 'short' },
  },
  { method: 'GET', path: '/api/security-events', visitor: 401, operator: 200 },
  { method: 'GET', path: '/api/session', visitor: 401, operator: 200 },
  { method: 'POST', path: '/api/session', visitor: 201, operator: 201, body: OPERATOR, wrong: { password: '' } },
  { method: 'DELETE', path: '/api/session', visitor: 204, operator: 204 },
  { method: 'GET', path: '/api/health', visitor: 200, operator: 200 },
]
const writes = calls.filter(({ method }) => method !== 'GET')
const carrying = calls.flatMap((call) => (call.body ? [{ ...call, sent: JSON.stringify(call.body) }] : []))

async function openWithHistory() {
  const shop = openTestShop({ rows: { deliveryCharges: [{ id: 1, place: 'Kupwara', amount: '300.00', version: 1 }] } })
  const customer = shop.browser()
  await customer.post('/api/orders', newOrder())
  await customer.post('/api/contact', newContact())
  await customer.post('/api/notifications', newNotification())
  return { shop, operator: await shop.browser().signIn() }
}

describe('who may call', () => {
  test.each(calls)('$method $path answers a visitor with $visitor', async ({ method, path, body, visitor }) => {
    const { shop } = await openWithHistory()
    const response = await shop.browser().send(method, path, body)
    if (visitor >= 400) await refusal(response, visitor)
    else expect(response.status).toBe(visitor)
  })

  test.each(calls)('$method $path answers the operator with $operator', async ({ method, path, body, operator: status }) => {
    const { operator } = await openWithHistory()
    expect((await operator.send(method, path, body)).status).toBe(status)
  })
})

describe('what is refused, and changes nothing', () => {
  let operator: Awaited<ReturnType<typeof openWithHistory>>['operator']
  let version: () => number

  beforeAll(async () => {
    const opened = await openWithHistory()
    operator = opened.operator
    version = () => opened.shop.store.version
  })

  async function refused(status: number, ...[method, path, body, headers]: Parameters<typeof operator.send>) {
    const before = version()
    const problem = await refusal(await operator.send(method, path, body, headers), status)
    expect(version()).toBe(before)
    return problem
  }

  test.each(carrying)('$method $path: a body that is not JSON, 400', async ({ method, path, sent }) => {
    for (const broken of [sent.slice(0, -1), '', '{"price": NaN}', `${sent}}`]) await refused(400, method, path, broken)
  })

  test.each(carrying)('$method $path: another content type than JSON, 415', async ({ method, path, sent }) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx', '']) {
      await refused(415, method, path, sent, { 'Content-Type': type })
    }
  })

  test.each(carrying)('$method $path: a wrong field, 422 at its name', async ({ method, path, body, wrong }) => {
    const { errors = [], detail } = await refused(422, method, path, { ...body, ...wrong })
    expect(errors).toMatchObject([{ path: Object.keys(wrong).join(), message: detail }])
  })

  test.each(carrying)('$method $path: anything but an object, 422', async ({ method, path }) => {
    for (const body of ['null', '[]', '7', '"text"', 'true', '{}']) await refused(422, method, path, body)
  })

  test.each(carrying)('$method $path: more than 64 KB, 413', async ({ method, path, sent }) => {
    await refused(413, method, path, sent.padEnd(MAX_JSON_BYTES + 1))
    await refused(413, method, path, JSON.stringify({ text: 'ट'.repeat(MAX_JSON_BYTES / 3) }))
  })

  test.each(writes)('$method $path: a page of another site, 403', async ({ method, path, body }) => {
    for (const origin of ['https://elsewhere.example', 'null', 'http://shop.test:81', 'http://shop.test.elsewhere.example']) {
      await refused(403, method, path, body, { Origin: origin })
    }
    await refused(403, method, path, body, { 'Sec-Fetch-Site': 'cross-site' })
  })

  test.each(calls.filter(({ path }) => /\/\d/.test(path)))(
    '$method $path: an unknown id, 404',
    async ({ method, path, body }) => {
      for (const id of ['999', '0', '-1', '01', '1.0', '1e0', 'one', '__proto__', '9'.repeat(30)]) {
        await refused(404, method, path.replace('1', id), body)
      }
    },
  )
})

test.each(carrying)(
  '$method $path takes its own origin, a charset, and exactly 64 KB',
  async ({ method, path, sent, operator }) => {
    const { operator: browser } = await openWithHistory()
    const headers = {
      Origin: 'http://shop.test',
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'Application/JSON; charset=utf-8',
    }
    expect((await browser.send(method, path, sent.padEnd(MAX_JSON_BYTES), headers)).status).toBe(operator)
  },
)
