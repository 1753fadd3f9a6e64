import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { isQueued, QUEUES } from '~/domain/orders/next-action'
import type { Order } from '~/domain/orders/schema'
import { refusal } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openTestShop } from '../fixtures/shops/shop'

const order = (id: number, changes: Partial<Order> = {}): Order => ({ ...storedOrder(), id, ...changes })

const openWith = async (orders: Order[]) => {
  const shop = openTestShop({ rows: { orders, lastIds: [{ table: 'orders', last: 1000 }] } })
  return { shop, operator: await shop.browser().signIn() }
}

const idsIn = async (answer: Response) => (await answer.json()).rows.map(({ id }: Order) => id)

describe.each(['/api/orders', '/api/contacts'])('%s?page=', (path) => {
  test('is only for operators, not for a trusted device before sign-in', async () => {
    const { shop, operator } = await openWith([])
    await refusal(await shop.browser().get(`${path}?page=1`), 401)
    expect((await operator.get(`${path}?page=1`)).status).toBe(200)
    await operator.delete('/api/session')
    await refusal(await operator.get(`${path}?page=1`), 401)
  })

  test.each([
    ['page=', 'page', 'Please give a page as a whole number from 1.'],
    ['page=0', 'page', 'Please give a page as a whole number from 1.'],
    ['page=-1', 'page', 'Please give a page as a whole number from 1.'],
    ['page=1.5', 'page', 'Please give a page as a whole number from 1.'],
    ['page=1&size=0', 'size', 'Please ask for 1 to 200 rows a page.'],
    ['page=1&size=201', 'size', 'Please ask for 1 to 200 rows a page.'],
    ['page=1&from=yesterday', 'from', 'Please give a day as 2026-11-30.'],
    ['page=1&to=2026-02-29', 'to', 'Please give a day as 2026-11-30.'],
    ['page=1&from=2026-03-02&to=2026-03-01', 'to', 'The first day cannot be after the last one.'],
    [`page=1&search=${'x'.repeat(201)}`, 'search', 'Please use at most 200 characters.'],
  ])('refuses %s with a sentence', async (query, field, message) => {
    const { operator } = await openWith([])
    const { errors } = await refusal(await operator.get(`${path}?${query}`), 422)
    expect(errors).toMatchObject([{ path: field, message }])
  })

  test('an empty list has one empty page', async () => {
    const { operator } = await openWith([])
    const page = await (await operator.get(`${path}?page=7`)).json()
    expect(page).toMatchObject({ rows: [], page: 1, pages: 1, first: 0, last: 0, total: 0 })
  })
})

test('refuses an unknown status', async () => {
  const { operator } = await openWith([])
  const { errors } = await refusal(await operator.get('/api/orders?page=1&status=lost'), 422)
  expect(errors).toEqual([{ path: 'status', message: 'Please choose one of pending, confirmed, shipped, delivered, cancelled.' }])
})

test('a page has at most two hundred rows, by default fifty', async () => {
  const { operator } = await openWith(Array.from({ length: 201 }, (_, index) => order(index + 1)))
  expect(await idsIn(await operator.get('/api/orders?page=1&size=200'))).toHaveLength(200)
  expect(await idsIn(await operator.get('/api/orders?page=1'))).toHaveLength(50)
  expect(await idsIn(await operator.get('/api/orders?page=9&size=200'))).toEqual([1])
})

test('sums bags and rupees of all matches, cancelled ones separately', async () => {
  const { operator } = await openWith([
    order(1, { status: 'pending', customerName: 'Aijaz Dar' }),
    order(2, { status: 'cancelled', customerName: 'Aijaz Dar' }),
    order(3, { status: 'shipped', totalAmount: '2500.50' }),
  ])
  const all = await (await operator.get('/api/orders?page=1&size=1')).json()
  expect(all).toMatchObject({ page: 1, pages: 3, total: 3, first: 1, last: 1 })
  expect(all.sums).toEqual({
    byStatus: { pending: 1, confirmed: 0, shipped: 1, delivered: 0, cancelled: 1 },
    bags: 4,
    rupees: '7500.50',
    cancelled: { bags: 2, rupees: '5000.00' },
  })
  expect(all.stats).toMatchObject({ total: 3, pending: 1, shipped: 1, revenue: '12500.50' })
  const found = await (await operator.get('/api/orders?page=1&search=%20AIJAZ%20&status=pending')).json()
  expect([found.total, found.sums.bags, found.sums.rupees]).toEqual([1, 2, '5000.00'])
  expect(found.stats).toEqual(all.stats)
})

test('a day is Indian, from its first millisecond to its last, also for the cards', async () => {
  const { operator } = await openWith([
    order(1, { createdAt: '2026-03-01T18:29:59.999Z' }),
    order(2, { createdAt: '2026-03-01T18:30:00.000Z', status: 'shipped' }),
    order(3, { createdAt: '2026-03-02T18:29:59.999Z' }),
    order(4, { createdAt: '2026-03-02T18:30:00.000Z' }),
  ])
  const ask = async (query: string) => (await operator.get(`/api/orders?page=1&${query}`)).json()
  const ids = async (query: string) => (await ask(query)).rows.map(({ id }: Order) => id)
  expect(await ids('from=2026-03-02&to=2026-03-02')).toEqual([3, 2])
  expect(await ids('from=2026-03-02')).toEqual([4, 3, 2])
  expect(await ids('to=2026-03-01')).toEqual([1])
  expect((await ask('from=2026-03-02&to=2026-03-02&status=shipped')).stats).toMatchObject({ total: 2, shipped: 1 })
})

test.each([
  ['%2312', [12]],
  ['12', [12]],
  ['GHULAM@', [12, 3]],
  ['nabi', [12, 3]],
  ['nobody', []],
])('a search for %s finds %j', async (search, ids) => {
  const { operator } = await openWith([order(3), order(12)])
  expect(await idsIn(await operator.get(`/api/orders?page=1&search=${search}`))).toEqual(ids)
})

test.each([
  ['9419012345', [1]],
  ['+91 94190-12345', [1]],
  ['094190 12345', [1]],
  ['2345', [1]],
  ['941901', [1, 2]],
  ['234', []],
  ['tf-small', [2]],
  ['kokernag', [1]],
  ['pulwama', [2]],
  ['26-27/00007', [2]],
])('a search for %s finds a phone, a place, a SKU or a bill: %j', async (search, ids) => {
  const { shippingAddress, items } = order(1)
  const { operator } = await openWith([
    order(1, { customerPhone: '+91 94190 12345', shippingAddress: { ...shippingAddress, street: 'Near the mill, Kokernag' } }),
    order(2, {
      ...{ customerPhone: '09419016789', billNumber: 'TF/26-27/00007', district: 'Pulwama' },
      shippingAddress: { ...shippingAddress, street: 'Main road' },
      items: items.map((item) => ({ ...item, productSku: 'TF-SMALL-25' })),
    }),
  ])
  expect((await idsIn(await operator.get(`/api/orders?page=1&search=${encodeURIComponent(search)}`))).sort()).toEqual(ids)
})

test('in any history all pages together are the list, and the queues have the right counts', async () => {
  const status = fc.constantFrom('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')
  const step = fc.record({
    kind: fc.constantFrom('place', 'status', 'delete', 'look'),
    id: fc.integer({ min: 1, max: 12 }),
    status,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.integer({ min: 1, max: 5 }), status, async (steps, size, wanted) => {
      const { shop, operator } = await openWith(Array.from({ length: 6 }, (_, index) => order(index + 1)))
      for (const { kind, id, status } of steps) {
        if (kind === 'place') await shop.store.update(({ orders }) => orders.insert(storedOrder()))
        if (kind === 'status') await operator.put(`/api/orders/${id}/status`, { status })
        if (kind === 'delete') await shop.store.update(({ orders }) => orders.delete(id))
        if (kind === 'look') await operator.get(`/api/orders?page=1&status=${wanted}`)
      }
      const whole: Order[] = await (await operator.get('/api/orders')).json()
      const matching = whole.filter((row) => row.status === wanted)
      const path = `/api/orders?status=${wanted}&size=${size}&page=`
      const { pages, sums } = await (await operator.get(`${path}1`)).json()
      const rows = []
      for (let page = 1; page <= pages; page++) rows.push(...(await (await operator.get(path + page)).json()).rows)
      expect(rows).toEqual(matching)
      expect(sums.byStatus[wanted]).toBe(matching.length)
      for (const queue of QUEUES) {
        const waiting = await (await operator.get(`/api/orders?page=1&queue=${queue}`)).json()
        expect(waiting.rows).toEqual(whole.filter((row) => isQueued(row, queue)))
        expect(waiting.stats.queues[queue]).toBe(waiting.total)
      }
    }),
    { numRuns: 15 },
  )
})

test('answers 304 until its rows change', async () => {
  const { operator } = await openWith([order(1), order(2)])
  const path = '/api/orders?page=1&status=pending'
  const first = await operator.get(path)
  const etag = first.headers.get('etag') as string
  const again = async () => (await operator.get(path, { 'If-None-Match': etag })).status
  expect([first.headers.get('cache-control'), await again()]).toEqual(['no-store', 304])
  await operator.post('/api/contact', newContact())
  expect(await again()).toBe(304)
  await operator.put('/api/orders/1/status', { status: 'shipped' })
  expect(await again()).toBe(200)
})

test('an order is found by its id, otherwise 404', async () => {
  const { shop, operator } = await openWith([order(7)])
  expect(await (await operator.get('/api/orders/7')).json()).toMatchObject(order(7))
  await refusal(await operator.get('/api/orders/8'), 404)
  await refusal(await shop.browser().get('/api/orders/7'), 401)
})

test('the bell gets the reader’s newest notifications and unread count', async () => {
  const { shop, operator } = await openWith([])
  const [buyer, stranger] = [shop.browser(), shop.browser()]
  await operator.post('/api/notifications', newNotification())
  await buyer.post('/api/notifications', newNotification({ title: 'Mine' }))
  await operator.put('/api/notifications/2/read')
  const page = async (browser: typeof buyer) => (await browser.get('/api/notifications?page=1&size=1')).json()
  expect(await page(operator)).toMatchObject({ rows: [{ id: 2, isRead: true }], total: 2, sums: { unread: 1 } })
  expect(await page(buyer)).toMatchObject({ rows: [{ id: 2, isRead: false }], total: 1, sums: { unread: 1 } })
  expect(await page(stranger)).toMatchObject({ rows: [], total: 0, sums: { unread: 0 } })
  expect((await page(buyer)).rows[0]).not.toHaveProperty('raisedBy')
  await shop.browser().post('/api/orders', newOrder())
  await buyer.put('/api/notifications/2/read')
  expect(await page(buyer)).toMatchObject({ rows: [{ isRead: true }], sums: { unread: 0 } })
})

test('two mebibytes of pages are cached, and an evicted page is rebuilt', async () => {
  const notes = 'x'.repeat(2000)
  const { operator } = await openWith(Array.from({ length: 1400 }, (_, index) => order(index + 1, { notes })))
  const page = (place: number) => operator.get(`/api/orders?size=200&page=${place}`)
  const tags = []
  for (let place = 1; place <= 7; place++) tags.push((await page(place)).headers.get('etag'))
  const stringify = vi.spyOn(JSON, 'stringify')
  const madeFor = async (place: number) => {
    stringify.mockClear()
    const tag = (await page(place)).headers.get('etag')
    return [tag, stringify.mock.calls.some(([value]) => Array.isArray(value?.rows))]
  }
  expect([await madeFor(7), await madeFor(1)]).toEqual([
    [tags[6], false],
    [tags[0], true],
  ])
  stringify.mockRestore()
})
