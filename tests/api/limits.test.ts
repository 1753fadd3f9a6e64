import { expect, test, vi } from 'vitest'
import { newContact } from '../fixtures/contacts'
import { newNotification } from '../fixtures/notifications'
import { newOrder } from '../fixtures/orders'
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
  ['POST', '/api/orders', newOrder({ quantity: 1 })],
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
