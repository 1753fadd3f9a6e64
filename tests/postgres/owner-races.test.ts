import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bill } from '~/domain/customers/bills-schema'
import type { CustomerBalance, CustomerDetails } from '~/domain/customers/customer-balances-schema'
import type { Order } from '~/domain/orders/schema'
import { newCustomer, newPayment } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { Calls } from '../fixtures/shops/calls'
import { TestServer } from '../fixtures/shops/server'
import { TestDatabase } from '../fixtures/shops/test-database'

const ROUNDS = [0, 1, 2, 3, 4, 5, 6, 7]
const [HIS, OTHER] = ['94190 12345', '98765 43210']

let database: TestDatabase
let servers: TestServer[]
let operators: [Calls, Calls]

beforeAll(async () => {
  database = await TestDatabase.start()
  const DATABASE_URL = await database.create()
  servers = await Promise.all([1, 2].map(() => TestServer.start({ DATABASE_URL })))
  const [one, other] = servers.map(({ url }) => url) as [string, string]
  const operator = await Calls.signedIn(one)
  operators = [operator, operator.at(other)]
  for (const phone of [HIS, OTHER]) await operator.post('/api/customers', newCustomer({ phone }))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()))
  await database.remove()
})

test.each(ROUNDS)('two processes that bill, pay, correct and reassign one order leave it one owner, run %i', async (round) => {
  const [one, other] = operators
  const order: Order = await (await one.post('/api/orders', { ...newOrder({ customerPhone: HIS }), channel: 'phone' })).json()
  const { id, customerId } = order
  const pay = (at: Calls, amount: string) =>
    at.post('/api/ledger', newPayment({ customerId, orderId: id, method: 'upi', reference: `41234567890${round}`, amount }))
  const calls = [
    () => one.post(`/api/orders/${id}/bill`, {}),
    () => pay(one, '500'),
    () => other.put(`/api/orders/${id}/customer`, { customerId: 2 }),
    () => other.put(`/api/orders/${id}`, { ...order, customerPhone: OTHER }),
    () => pay(other, '600'),
    () => other.post(`/api/orders/${id}/bill`, {}),
    () => one.put('/api/customers/2/joined', { into: round % 2 ? 1 : null }),
    () => one.put(`/api/orders/${id}/status`, { status: 'shipped' }),
  ]
  // Each call is first once.
  const answers = await Promise.all([...calls.slice(round), ...calls.slice(0, round)].map((call) => call()))
  for (const { status } of answers) expect([200, 201, 409, 422]).toContain(status)
  const orders: Order[] = await one.read('/api/orders')
  const bills: Bill[] = await other.read('/api/bills')
  const listed: CustomerBalance[][] = [await one.read('/api/customers'), await other.read('/api/customers')]
  expect(listed[1]).toEqual(listed[0])
  const details: CustomerDetails[] = await Promise.all((listed[0] ?? []).map((each) => other.read(`/api/customers/${each.id}`)))
  const owner = (orderId: number | null) => orders.find((each) => each.id === orderId)?.customerId
  for (const { orderId, customerId } of [...bills, ...details.flatMap(({ entries }) => entries)])
    if (orderId !== null) expect([orderId, customerId]).toEqual([orderId, owner(orderId)])
  const payments = details.flatMap(({ entries }) => entries).filter(({ kind, orderId }) => kind === 'payment' && orderId === id)
  expect(payments.length, 'one UTR counts once').toBeLessThanOrEqual(1)
  const ofOrder = bills.filter(({ orderId }) => orderId === id)
  expect(ofOrder.map(({ number }) => number)).toEqual([orders.find((each) => each.id === id)?.billNumber].filter(Boolean))
  expect(new Set(bills.map(({ number }) => number)).size).toBe(bills.length)
})
