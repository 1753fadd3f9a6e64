import { expect, test } from 'vitest'
import { makeCustomers } from '~/api/startup/customers-of-orders'
import type { CustomerBalance, OwedSums } from '~/domain/customers/customer-balances-schema'
import type { Customer } from '~/domain/customers/schema'
import type { ListPage } from '~/domain/list-pages-schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newCustomer, openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openTestShop } from '../fixtures/shops/shop'

test('creates a customer from an order, and finds him by every format of the phone', async () => {
  const { shop, operator, customer } = await openLedger()
  const written = [
    '94190 12345',
    '+91-94190-12345',
    '094190 12345',
    '۹۴۱۹۰ ۱۲۳۴۵',
    '\u202a+91 094190 12345\u202c',
    'Phone ９４１９０１２３４５',
  ]
  for (const customerPhone of written) {
    const answer = await shop.browser().post('/api/orders', newOrder({ customerPhone, quantity: 1, language: 'ur' }))
    expect(await answer.json(), 'a stranger is not told whose phone it is').not.toHaveProperty('customerId')
  }
  expect(await (await operator.get('/api/customers')).json()).toMatchObject([
    { id: 1, name: 'Ghulam Nabi', phone: '+919419012345', address: 'Raceway Road, Kokernag', language: 'ur', balance: '0.00' },
  ])
  expect((await customer(1)).orders.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1])
})

test.each(['941901234', '+44 20 7946 0000', 'my brother'])(
  'takes an order of the phone "%s" without a customer',
  async (customerPhone) => {
    const { shop } = await openLedger()
    const answer = await shop.browser().post('/api/orders', newOrder({ customerPhone }))
    expect(answer.status).toBe(201)
    expect(await answer.json()).not.toHaveProperty('customerId')
    expect(await shop.store.read(({ customers }) => [...customers.rows()])).toEqual([])
  },
)

test('stores a manual customer with an opening balance', async () => {
  const { operator, customer } = await openLedger()
  const typed = { address: 'Kokernag', district: 'Anantnag', language: 'hi', creditLimit: 50_000, note: 'Pays in autumn.' }
  const answer = await operator.post('/api/customers', newCustomer({ ...typed, openingBalance: 1200 }))
  expect(answer.status).toBe(201)
  const made: Customer = await answer.json()
  expect(made).toMatchObject({ ...typed, id: 1, phone: '+919419012345', creditLimit: '50000.00', version: 1 })
  expect(await customer(1)).toMatchObject({ ...made, balance: '1200.00', orders: [], bills: [], joined: [], alike: [] })
})

test.each([
  ['phone', '941901234'],
  ['phone', '94190 123456'],
  ['name', ' '],
  ['creditLimit', -1],
  ['openingBalance', 'much'],
  ['openingBalance', '-100000000.01'],
  ['language', 'fr'],
])('refuses a customer whose %s is %j, and stores nothing', async (field, value) => {
  const { shop, operator } = await openLedger()
  const { version } = shop.store
  expect(await wrongFields(await operator.post('/api/customers', newCustomer({ [field]: value })))).toEqual([field])
  expect(shop.store.version).toBe(version)
})

test('a phone belongs to one customer: a second one gets 409 with the owner', async () => {
  const { operator, create } = await openLedger()
  await create()
  const second = newCustomer({ name: 'Nabi', phone: '+919419012345' })
  const { detail } = await refusal(await operator.post('/api/customers', second), 409)
  expect(detail).toBe('This phone belongs to Ghulam Nabi, customer #1.')
})

test('an edit stores the values, moves the phone, and refuses an older version', async () => {
  const { operator, create, order } = await openLedger()
  await create()
  const save = (body: object, version = 1) => operator.put('/api/customers/1', newCustomer(body), { 'If-Match': `"${version}"` })
  expect(await (await save({ phone: '94190 54321', note: 'New phone.' })).json()).toMatchObject({
    note: 'New phone.',
    version: 2,
  })
  const { current } = await refusal(await save({ note: 'Old tab.' }), 409)
  expect(current).toMatchObject({ note: 'New phone.' })
  expect(await order('94190 54321')).toMatchObject({ customerId: 1 })
  expect(await order('94190 12345')).toMatchObject({ customerId: 2 })
  await refusal(await save({ phone: '94190 12345' }, 2), 409)
})

test('finds a customer by part of the name, by phone in any format, and by number', async () => {
  const { operator, create } = await openLedger()
  await create({ district: 'Anantnag' })
  await create({ name: 'Rukhsana Bano', phone: '98765 43210' })
  const found = async (search: string): Promise<number[]> => {
    const page: ListPage<CustomerBalance, OwedSums, never> = await (
      await operator.get(`/api/customers?page=1&search=${encodeURIComponent(search)}`)
    ).json()
    return page.rows.map(({ id }) => id)
  }
  expect(await found('')).toEqual([2, 1])
  for (const search of ['nabi', '94190', '094190 12345', '941901', 'anant', '#1'])
    expect([search, await found(search)]).toEqual([search, [1]])
  expect(await found('nobody')).toEqual([])
})

test('creates the customers of an older shop’s orders once', async () => {
  const orders = ['94190 12345', '+919419012345', 'my brother', '98765 43210'].map((customerPhone, index) => ({
    id: index + 1,
    ...storedOrder(`Nabi ${index + 1}`, `2026-01-0${index + 1}T06:30:00.000Z`),
    customerPhone,
  }))
  const { store } = openTestShop({ rows: { orders } })
  const { version } = store
  await makeCustomers(store)
  expect(store.version).toBe(version + 1)
  const customers = await store.read((shop) => [...shop.customers.rows()])
  expect(customers).toMatchObject([
    { name: 'Nabi 2', phone: '+919419012345', createdAt: '2026-01-01T06:30:00.000Z' },
    { name: 'Nabi 4', phone: '+919876543210' },
  ])
  const of = await store.read((shop) => [...shop.orders.rows()].map(({ customerId }) => customerId))
  expect(of).toEqual([1, 1, undefined, 2])
  await makeCustomers(store)
  expect(store.version).toBe(version + 1)
})
