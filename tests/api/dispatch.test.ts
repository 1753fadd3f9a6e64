import { expect, test } from 'vitest'
import { csvPieces } from '~/domain/csv'
import { ORDER_COLUMNS } from '~/domain/orders/order-files'
import { promisedDays } from '~/domain/orders/promised-day'
import type { Order } from '~/domain/orders/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

async function openWithOrders(count = 1) {
  const shop = openTestShop()
  const customer = shop.browser()
  for (let placed = 0; placed < count; placed++) await customer.post('/api/orders', newOrder())
  const operator = await shop.browser().signIn()
  const read = async (id = 1): Promise<Order> => (await operator.get(`/api/orders/${id}`)).json()
  const { first: today, last } = promisedDays((await read()).createdAt)
  const truck = { vehicle: 'JK 03 A 1234', driverPhone: '094190-12345', day: today, batch: 'B 17/26' }
  const set = (status: string, dispatch?: object) =>
    operator.put('/api/orders/1/status', { status, ...(dispatch && { dispatch }) })
  return { operator, read, set, truck, last, dispatch: { ...truck, driverPhone: '+919419012345' } }
}

test('a dispatch has vehicle, driver’s phone, day and batch', async () => {
  const { read, set, truck, dispatch } = await openWithOrders()
  expect(await (await set('shipped', truck)).json()).toMatchObject({ status: 'shipped', dispatch })
  expect(await (await set('delivered')).json()).toMatchObject({ status: 'delivered', dispatch })
  const order = await read()
  expect([...csvPieces(ORDER_COLUMNS, [order])].join('')).toMatch(
    new RegExp(`,${truck.day},JK 03 A 1234,9419012345,B 17/26\r\n$`),
  )
})

test('all dispatch details are optional and can be added later', async () => {
  const { read, set, truck, dispatch } = await openWithOrders()
  await set('shipped')
  expect(await read()).not.toHaveProperty('dispatch')
  await set('shipped', { day: null })
  expect((await read()).dispatch).toEqual({ vehicle: '', driverPhone: '', day: null, batch: '' })
  await set('shipped', truck)
  const order = await read()
  expect([order.dispatch, order.statusHistory.length]).toEqual([dispatch, 2])
})

test('an order back in the shop has no dispatch', async () => {
  const { read, set, truck } = await openWithOrders()
  await set('shipped', truck)
  await set('confirmed')
  expect(await read()).not.toHaveProperty('dispatch')
})

test('a truckload is shipped in one transaction with one vehicle; orders changed meanwhile are skipped', async () => {
  const { operator, read, truck, dispatch } = await openWithOrders(3)
  await operator.put('/api/orders/2/status', { status: 'cancelled' })
  const changes = [1, 2, 3].map((id) => ({ id, from: 'pending', to: 'shipped' }))
  const answer = await (await operator.put('/api/orders/statuses', { changes, dispatch: truck })).json()
  expect(answer.changed.map((order: Order) => [order.id, order.status, order.dispatch])).toEqual([
    [1, 'shipped', dispatch],
    [3, 'shipped', dispatch],
  ])
  expect([answer.left, (await read(2)).status]).toEqual([[{ id: 2, status: 'cancelled' }], 'cancelled'])
})

test.each([
  ['a phone of nine digits', { driverPhone: '94190 1234' }, 'dispatch.driverPhone'],
  ['a phone of words', { driverPhone: 'ask Bashir' }, 'dispatch.driverPhone'],
  ['a day that is none', { day: '2026-02-30' }, 'dispatch.day'],
  ['a day before the order', { day: '2001-01-01' }, 'dispatch.day'],
  ['a vehicle of two lines', { vehicle: 'JK\n03' }, 'dispatch.vehicle'],
  ['a vehicle of 41 characters', { vehicle: 'x'.repeat(41) }, 'dispatch.vehicle'],
  ['a batch of 101 characters', { batch: 'x'.repeat(101) }, 'dispatch.batch'],
])('refuses %s at its field, and ships nothing', async (_case, changes, path) => {
  const { operator, read, set, truck } = await openWithOrders()
  expect(await wrongFields(await set('shipped', { ...truck, ...changes }))).toEqual([path])
  const statuses = { changes: [{ id: 1, from: 'pending', to: 'shipped' }], dispatch: { ...truck, ...changes } }
  expect(await wrongFields(await operator.put('/api/orders/statuses', statuses))).toEqual([path])
  expect((await read()).status).toBe('pending')
})

test('a dispatch or an order that is not an object is refused with a sentence', async () => {
  const { operator } = await openWithOrders()
  const sentences = async (path: string, body: object) =>
    (await refusal(await operator.put(path, body), 422)).errors?.map(({ message }) => message)
  const [truck] = (await sentences('/api/orders/1/status', { status: 'shipped', dispatch: 'JK 03' })) ?? []
  expect(truck).toContain('Please give the vehicle')
  expect(await sentences('/api/orders/statuses', { changes: [1] })).toEqual(['Please name an order and its status.'])
})

test.each(['pending', 'confirmed', 'cancelled'])('an order that is %s takes no dispatch', async (status) => {
  const { read, set, truck } = await openWithOrders()
  expect(await wrongFields(await set(status, truck))).toEqual(['dispatch'])
  expect((await read()).statusHistory).toHaveLength(1)
})

test('the audit log records the dispatch, and of the driver’s phone only that it was set', async () => {
  const { operator, set, truck } = await openWithOrders()
  await set('shipped', truck)
  const { rows } = await (await operator.get('/api/changes?noun=orders')).json()
  expect(rows[0].fields).toEqual(
    expect.arrayContaining([
      { field: 'vehicle', before: '', after: 'JK 03 A 1234' },
      { field: 'driverPhone', before: null, after: null },
      { field: 'batch', before: '', after: 'B 17/26' },
    ]),
  )
})
