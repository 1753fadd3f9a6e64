import { expect, test, vi } from 'vitest'
import { networkOf } from '~/api/limits'
import { newContact } from '../fixtures/contacts'
import { newNotification } from '../fixtures/notifications'
import { refusal } from '../fixtures/problems'
import { OPERATOR, openTestShop } from '../fixtures/shop'
import { newPageView, newVisitor } from '../fixtures/visitors'

// Hundreds of calls a test: slow where other work runs beside them.
vi.setConfig({ testTimeout: 30_000 })

const WRITES = 600
const SIGN_INS = 60
const AT_HOME = { 'x-test-address': '198.51.100.7' }

const isWait = (response: Response) => {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isInteger(seconds) && seconds >= 1 && seconds <= 60
}

test.each<[string, string, object | undefined]>([
  // Refused, since six hundred whole orders are more text than one address may send.
  ['POST', '/api/orders', {}],
  ['POST', '/api/contact', newContact()],
  ['POST', '/api/notifications', newNotification()],
  ['PUT', '/api/notifications/1/read', undefined],
  ['POST', '/api/visitors', newVisitor()],
  ['POST', '/api/page-views', newPageView()],
])('%s %s takes 600 a minute from one address, and no more', async (method, path, body) => {
  const shop = openTestShop({ limits: true })
  const visitor = shop.browser()
  for (let count = 0; count < WRITES; count++) expect((await visitor.send(method, path, body)).status).not.toBe(429)
  const response = await visitor.send(method, path, body)
  await refusal(response, 429)
  expect(isWait(response)).toBe(true)
  expect((await visitor.send(method, path, body, AT_HOME)).status).not.toBe(429)
  expect((await (await shop.browser().signIn()).send(method, path, body)).status).not.toBe(429)
})

test('one address writes 200 kB in ten minutes to one path, and no more', async () => {
  const shop = openTestShop({ limits: true })
  const visitor = shop.browser()
  const contact = newContact({ message: 'x'.repeat(4000) })
  const most = Math.floor(200_000 / JSON.stringify(contact).length)
  for (let count = 0; count < most; count++) expect((await visitor.post('/api/contact', contact)).status).toBe(201)
  const response = await visitor.post('/api/contact', contact)
  await refusal(response, 429)
  expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  expect((await visitor.post('/api/notifications', newNotification())).status).toBe(201)
  expect((await visitor.post('/api/contact', contact, AT_HOME)).status).toBe(201)
  expect((await (await shop.browser().signIn()).post('/api/contact', contact)).status).toBe(201)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('counts %j among the network %j', (address, network) => expect(networkOf(address)).toBe(network))

test('the many addresses of one IPv6 network count as one', async () => {
  const visitor = openTestShop({ limits: true }).browser()
  const post = (host: number) => visitor.post('/api/contact', {}, { 'x-test-address': `2001:db8:1:2::${host.toString(16)}` })
  for (let host = 1; host <= WRITES; host++) expect((await post(host)).status).toBe(422)
  await refusal(await post(WRITES + 1), 429)
})

test('a read is never limited', async () => {
  const visitor = openTestShop({ limits: true }).browser()
  for (let count = 0; count < 2 * WRITES; count++) expect((await visitor.get('/api/products')).status).toBe(200)
})

test('one address has sixty sign-ins a minute over all names', async () => {
  const shop = openTestShop({ limits: true })
  const guess = () => shop.browser().post('/api/session', { username: 'somebody', password: 'a guess' })
  const signIn = (headers = {}) => shop.browser().post('/api/session', OPERATOR, headers)
  for (let count = 1; count < SIGN_INS; count++) await guess()
  expect((await signIn()).status).toBe(201)
  const response = await signIn()
  await refusal(response, 429)
  expect(isWait(response)).toBe(true)
  expect((await signIn(AT_HOME)).status).toBe(201)
})
