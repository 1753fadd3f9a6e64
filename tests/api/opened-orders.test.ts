import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areDigitsOf, isOpened, OPENED_SECONDS, openedCookies } from '~/api/auth/opened-pages'
import { buyerAccount } from '~/api/customers/buyer-account'
import { Limits } from '~/api/http/rate-limits'
import { guardedOrder, openedFor } from '~/api/orders/opened-orders'
import { billAt, publicOrderAt } from '~/api/orders/public-order'
import { ERASED } from '~/domain/customers/erased'
import type { Order } from '~/domain/orders/schema'
import { billedCustomer } from '../fixtures/rows/billed-orders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openBillShop } from '../fixtures/shops/bills'
import { openTestShop } from '../fixtures/shops/shop'

const NOW = Date.parse('2026-01-10T06:30:00.000Z')
const ORDER: Order = {
  ...storedOrder('Ghulam Nabi Wani'),
  id: 1,
  customerPhone: '+91 94190 12345',
  customerId: 1,
  status: 'confirmed',
  linkSalt: 'salt',
}

const openerWith = (value: string, now: number) => ({
  request: { headers: { get: (name: string) => (name === 'cookie' ? `other=1; opened=${value}` : null) } },
  isHttps: false,
  now,
})

/** The cookie value that opens an order of the shop. */
function opened(order = ORDER, now = NOW) {
  const { store } = openTestShop({ rows: { orders: [order], shopKeys: [{ name: 'order-links', value: 'k'.repeat(43) }] } })
  const isOpen = (value: string, at: number, of = order) =>
    store.read((shop) => isOpened(shop, guardedOrder(shop, of), openerWith(value, at)))
  const value = store.read(
    (shop) => openedCookies(shop, guardedOrder(shop, order), now, false)[0]?.match(/^opened=([^;]+)/)?.[1] ?? '',
  )
  return { store, value, isOpen }
}

test('the cookie opens its pages alone, is no script’s and no other site’s, and names no person', async () => {
  const { store } = opened()
  const cookies = await store.read((shop) => openedCookies(shop, guardedOrder(shop, ORDER), NOW, true))
  const token = /Path=\/order\/([\w-]{27});/.exec(cookies[0] ?? '')?.[1]
  expect(token).toBeDefined()
  expect(cookies.map((each) => each.replace(/^__Secure-opened=\d{10}\.[\w-]{27}; /, ''))).toEqual(
    ['', '/ur', '/hi'].map((language) => `Path=${language}/order/${token}; Max-Age=3600; HttpOnly; SameSite=Strict; Secure`),
  )
  expect(cookies.join()).not.toMatch(/Ghulam|2345/)
})

test.each<[string, Partial<Order>, number, boolean]>([
  ['its own order', {}, 0, true],
  ['the last second', {}, OPENED_SECONDS - 1, true],
  ['an hour later', {}, OPENED_SECONDS, false],
  ['a clock set back', {}, -1, false],
  ['another order', { id: 2 }, 0, false],
  ['a link taken back', { linkNumber: 1 }, 0, false],
  ['another salt', { linkSalt: 'other' }, 0, false],
  ['a changed phone', { customerPhone: '+91 94190 99999' }, 0, false],
  ['another customer', { customerId: 2 }, 0, false],
  ['an erased person', { customerName: ERASED, customerPhone: ERASED }, 0, false],
])('opens or not: %s', async (_what, change, seconds, expected) => {
  const { value, isOpen } = opened()
  expect(await isOpen(await value, NOW + seconds * 1000, { ...ORDER, ...change })).toBe(expected)
})

test('no other value opens an order', async () => {
  const { value, isOpen } = opened()
  const made = await value
  const until = Math.floor(NOW / 1000) + 60
  for (const forged of ['', made.slice(0, -1), `${made}A`, made.replace(/^\d+/, String(until)), `${until}.${'A'.repeat(27)}`])
    expect(await isOpen(forged, NOW), forged).toBe(false)
  await fc.assert(fc.asyncProperty(fc.string(), async (text) => !(await isOpen(text, NOW))))
})

test('only the last four digits of the order’s phone are right', () => {
  const four = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'))
  fc.assert(fc.property(four, (typed) => areDigitsOf({ phone: ORDER.customerPhone }, typed) === (typed === '2345')))
  for (const typed of ['', '345', 'none', '----', '12345678'])
    expect(areDigitsOf({ phone: ORDER.customerPhone }, typed), typed).toBe(false)
  expect(areDigitsOf({ phone: '12345' }, '2345')).toBe(false)
})

const customer = (id: number, change = {}) => ({ ...billedCustomer, id, phone: `+91941901234${id}`, ...change })
const entry = (id: number, customerId: number, orderId: number | null) => ({
  ...{ id, customerId, orderId, kind: 'payment' as const, amount: '-100.00', date: '2026-01-06', method: 'cash' as const },
  ...{ reference: '', billNumber: null, reverses: null, note: 'private', at: '2026-01-06T06:30:00.000Z', by: 'operator' },
})

/** The orders and entries that the buyer of order 1 sees. */
function accountWith(change: Partial<Order>, customers = [customer(1), customer(2)]) {
  const orders = [
    { ...ORDER, ...change },
    { ...ORDER, id: 2 },
    { ...ORDER, id: 3, customerMatch: 'unconfirmed' as const },
    { ...ORDER, id: 4, customerId: 2 },
  ]
  const ledgerEntries = [entry(1, 1, 1), entry(2, 1, 3), entry(3, 2, null)]
  const { store } = openTestShop({ rows: { orders, customers, ledgerEntries } })
  return store.read((shop) => {
    const account = buyerAccount(store, shop, orders[0] as Order, NOW)
    return account && [account.orders.map(({ id }) => id), account.entries.map(({ id }) => id)]
  })
}

test.each<[string, Partial<Order>, ReturnType<typeof customer>[] | undefined, unknown]>([
  ['his orders and money, without uncertain ones', {}, undefined, [[2, 1], [1]]],
  [
    'those of joined customers',
    {},
    [customer(1), customer(2, { joinedTo: 1 })],
    [
      [4, 2, 1],
      [1, 3],
    ],
  ],
  [
    'those of the customer he was joined to',
    {},
    [customer(1, { joinedTo: 2 }), customer(2)],
    [
      [4, 2, 1],
      [1, 3],
    ],
  ],
  ['nothing: nobody said whose order it is', { customerMatch: 'unconfirmed' }, undefined, undefined],
  ['nothing: no operator confirmed what a stranger may have typed', { status: 'pending' }, undefined, undefined],
  ['nothing: the order was cancelled', { status: 'cancelled' }, undefined, undefined],
  ['nothing: the customer was erased', {}, [customer(1, { erasedAt: '2026-01-07T06:30:00.000Z' }), customer(2)], undefined],
])('an opened order shows of the account %s', async (_what, change, customers, expected) => {
  expect(await accountWith(change, customers)).toEqual(expected)
})

test('the link alone shows the masked person, and the digits the whole one, with his GSTIN on the bill', async () => {
  const { store, bill } = await openBillShop([{ ...ORDER, linkSalt: 'salt' }])
  expect((await bill(1, { gstin: '01ABCDE1234F1ZE' })).status).toBe(201)
  const seen = (isOpen: boolean) =>
    store.read((shop) => {
      const order = shop.orders.get(1) as Order
      const text = JSON.stringify([publicOrderAt(store, shop, order, NOW, isOpen), billAt(store, shop, order, NOW, isOpen)])
      return ['Ghulam Nabi Wani', '12345', ORDER.shippingAddress.street, '01ABCDE1234F1ZE'].map((part) => text.includes(part))
    })
  expect(await seen(false)).toEqual([false, false, false, false])
  expect(await seen(true)).toEqual([true, true, true, true])
  const offered = await store.read((shop) => openedFor(store, shop, shop.orders.get(1) as Order, openerWith('', NOW)))
  expect(offered).toEqual({ isOpen: false, hasAccount: false, mayBeOpened: true })
})

type Guess = readonly [address: string, link: string]

const outcomes = (limits: Limits, guesses: readonly Guess[]) =>
  guesses.reduce<Promise<string[]>>(async (before, [address, link]) => {
    const said = await before
    const guess = limits.countGuess(address, link).then(
      () => 'taken',
      ({ status }) => String(status),
    )
    return [...said, await guess]
  }, Promise.resolve([]))

const count = (said: readonly string[], what = 'taken') => said.filter((each) => each === what).length
const many = (length: number) => Array.from({ length }, (_, place) => place)

test.each([
  ['a link from many addresses', (place: number): Guess => [`192.0.2.${place}`, 'order 1'], 5],
  ['an address with many links', (place: number): Guess => ['192.0.2.1', `order ${place}`], 50],
  ['an IPv6 network with many links', (place: number): Guess => [`2001:db8:1:2::${place}`, `order ${place}`], 50],
  ['the shop, five guesses of each link and address', (place: number) => pair(Math.floor(place / 5)), 300],
])('counts the wrong guesses of %s, also without other rate limits', async (_what, guessOf, most) => {
  const said = await outcomes(new Limits({ isOn: false }), many(most + 40).map(guessOf))
  expect([count(said.slice(0, most)), count(said, '429')]).toEqual([most, said.length - count(said)])
  // At the limit of the shop, each new link and address has one guess.
  expect(count(said.slice(most))).toBe(most === 300 ? 8 : 0)
})

const pair = (place: number): Guess => [`198.51.${place % 100}.${Math.floor(place / 100)}`, `order ${place}`]

test('a right guess is not counted, and guesses sent at once are', async () => {
  const limits = new Limits({ isOn: false })
  for (const _ of many(20)) await (await limits.countGuess('192.0.2.1', 'order 1'))()
  const atOnce = await Promise.allSettled(many(20).map(() => limits.countGuess('192.0.2.1', 'order 1')))
  expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})
