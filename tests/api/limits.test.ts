import { expect, onTestFinished, test, vi } from 'vitest'
import type { Refusal } from '~/api/http/problems'
import { Limits } from '~/api/http/rate-limits'
import { DAY } from '~/domain/day'
import { refusal } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

// Hundreds of calls per test are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const ORDERS = 60
const WRITES = 600
const SIGN_INS = 60
const PRESSES = 60
const AT_HOME = { 'x-test-address': '198.51.100.7' }

const waitIn = (response: Response) => Number(response.headers.get('retry-after'))

const isWait = (response: Response) => Number.isInteger(waitIn(response)) && waitIn(response) >= 1 && waitIn(response) <= 60

test.each<[string, string, object]>([
  ['POST', '/api/orders', newOrder({ quantity: 1 })],
  ['POST', '/api/contact', newContact()],
  ['POST', '/api/notifications', newNotification()],
])('%s %s accepts 60 in ten minutes from one address', async (method, path, body) => {
  const shop = openTestShop({ limits: true })
  const visitor = shop.browser()
  for (let count = 0; count < ORDERS; count++) expect((await visitor.send(method, path, body)).status).toBe(201)
  const response = await visitor.send(method, path, body)
  await refusal(response, 429)
  expect(waitIn(response)).toBeGreaterThan(500)
  expect(waitIn(response)).toBeLessThanOrEqual(600)
  expect((await visitor.send(method, path, body, AT_HOME)).status).toBe(201)
  expect((await (await shop.browser().signIn()).send(method, path, body)).status).toBe(201)
})

test.each<[string, string, object | undefined]>([
  ['PUT', '/api/notifications/1/read', undefined],
  ['POST', '/api/visitors', newVisitor()],
  ['POST', '/api/page-views', newPageView()],
])('%s %s accepts 600 a minute from one address', async (method, path, body) => {
  const shop = openTestShop({ limits: true })
  const visitor = shop.browser()
  for (let count = 0; count < WRITES; count++) expect((await visitor.send(method, path, body)).status).not.toBe(429)
  const response = await visitor.send(method, path, body)
  await refusal(response, 429)
  expect(isWait(response)).toBe(true)
  expect((await visitor.send(method, path, body, AT_HOME)).status).not.toBe(429)
  expect((await (await shop.browser().signIn()).send(method, path, body)).status).not.toBe(429)
})

test('a retry of an accepted order is answered above the limit, and counts once', async () => {
  const shop = openTestShop({ limits: true })
  const visitor = shop.browser()
  const send = (key: string) => visitor.post('/api/orders', newOrder({ quantity: 1 }), { 'Idempotency-Key': key })
  const first = await (await send('the-first-order')).json()
  for (let count = 0; count < ORDERS; count++) expect(await (await send('the-first-order')).json()).toEqual(first)
  for (let count = 1; count < ORDERS; count++) expect((await send(`another-order-${count}`)).status).toBe(201)
  await refusal(await send('one-too-many'), 429)
  const again = await send('the-first-order')
  expect([again.status, await again.json()]).toEqual([201, first])
})

test('retries have a limit too', async () => {
  const visitor = openTestShop({ limits: true }).browser()
  const send = () => visitor.post('/api/contact', newContact(), { 'Idempotency-Key': 'the-same-one' })
  for (let count = 0; count <= WRITES; count++) expect((await send()).status).toBe(201)
  await refusal(await send(), 429)
})

test('a form without scripts counts as an order of its address', async () => {
  const limits = new Limits({ isOn: true })
  for (let count = 0; count < ORDERS / 2; count++) {
    await limits.countWrite('192.0.2.1', '/api/orders')
    await limits.countWrite('192.0.2.1', '/shop')
  }
  for (const path of ['/api/orders', '/shop']) await expect(limits.countWrite('192.0.2.1', path)).rejects.toThrow()
  await limits.countWrite('192.0.2.1', '/contact')
})

test.each(['192.0.2.1', '2001:db8:1:2::1', 'order 7'])('%s can submit a form 60 times a minute', async (sender) => {
  const limits = new Limits({ isOn: true })
  const press = (path = '/shop') => limits.countPress(['192.0.2.9', sender], path)
  for (let count = 0; count < PRESSES; count++) expect(await press()).toBeUndefined()
  for (let count = 1; count < PRESSES; count++) expect((await press())?.status).toBe(429)
  for (let count = 0; count < PRESSES; count++) await expect(press()).rejects.toThrow('Too many requests')
  expect(await press('/contact')).toBeUndefined()
  expect(await limits.countPress(['192.0.2.8'], '/shop')).toBeUndefined()
})

test('a form at twice its order limit is refused, with any button', async () => {
  const limits = new Limits({ isOn: true })
  const order = () => limits.countWrite('192.0.2.1', '/shop').catch(() => {})
  for (let count = 2; count < 2 * ORDERS; count++) await order()
  expect(await limits.countPress(['192.0.2.1'], '/shop')).toBeUndefined()
  await order()
  await expect(limits.countPress(['192.0.2.1'], '/shop')).rejects.toThrow('Too many requests')
})

test('all networks of one IPv6 block may submit five times as much, and are refused at ten times', async () => {
  const limits = new Limits({ isOn: true })
  const outcomes: string[] = []
  for (let network = 0; network < 11 * PRESSES; network++) {
    const press = limits.countPress([`2001:db8:1:${network.toString(16)}::1`], '/shop')
    outcomes.push(
      await press.then(
        (refusal) => (refusal ? 'kept' : 'taken'),
        () => 'shut',
      ),
    )
  }
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length
  expect([count('taken'), count('kept'), count('shut')]).toEqual([5 * PRESSES, 5 * PRESSES - 1, PRESSES + 1])
})

test('an address can write 200 kB in ten minutes to one path', async () => {
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

test('all addresses of one IPv6 network count as one', async () => {
  const visitor = openTestShop({ limits: true }).browser()
  const post = (host: number) => visitor.post('/api/contact', {}, { 'x-test-address': `2001:db8:1:2::${host.toString(16)}` })
  for (let host = 1; host <= ORDERS; host++) expect((await post(host)).status).toBe(422)
  await refusal(await post(ORDERS + 1), 429)
})

test('all networks of one IPv6 block share five times the limit', async () => {
  const visitor = openTestShop({ limits: true }).browser()
  const post = (block: string, network: number) =>
    visitor.post('/api/contact', newContact(), { 'x-test-address': `2001:db8:${block}:${network.toString(16)}::1` })
  const statuses: number[] = []
  for (let network = 0; network < 900; network++) statuses.push((await post('1', network)).status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(5 * ORDERS)
  expect(statuses.filter((status) => status === 429)).toHaveLength(900 - 5 * ORDERS)
  expect((await post('2', 0)).status).toBe(201)
})

test('a network above its limit does not count against its block', async () => {
  const limits = new Limits({ isOn: true })
  const count = (network: number) => limits.countWrite(`2001:db8:1:${network}::1`, '/api/orders')
  for (let tries = 0; tries < 10 * ORDERS; tries++) await count(1).catch(() => {})
  for (let tries = 0; tries < ORDERS; tries++) await count(2)
})

test('reads are never limited', async () => {
  const visitor = openTestShop({ limits: true }).browser()
  for (let count = 0; count < 2 * WRITES; count++) expect((await visitor.get('/api/products')).status).toBe(200)
})

test('an address has sixty sign-ins a minute over all names', async () => {
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

test.each([
  ['five minutes back', -300_000],
  ['an hour back', -3600_000],
  ['400 days ahead, then back', 400 * DAY],
])('a clock that steps %s makes no wait longer than the limit’s period', async (_step, step) => {
  onTestFinished(() => void vi.useRealTimers())
  const start = Date.now()
  const limits = new Limits({ isOn: true })
  const order = (address: string) => limits.countWrite(address, '/api/orders')
  vi.setSystemTime(start + Math.max(0, step))
  for (const address of ['192.0.2.1', '2001:db8::1']) for (let count = 0; count < ORDERS; count++) await order(address)
  vi.setSystemTime(start + Math.min(0, step))
  for (const address of ['192.0.2.1', '2001:db8::1']) {
    // Counts by the other clock are dropped, or end when they would have ended.
    const refused = await order(address).then(
      () => undefined,
      (error: Refusal) => Number(error.headers['Retry-After']),
    )
    expect(refused ?? 0).toBeLessThanOrEqual(600)
  }
})
