import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

const BUYERS = 50

let server: TestServer
let cookie: string

beforeAll(async () => {
  server = await TestServer.start()
  const session = await post('/api/session', OPERATOR)
  cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
})
afterAll(() => server.remove())

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const read = async (path: string) => (await fetch(server.url + path, { headers: { Cookie: cookie } })).json()

async function addProduct(sku: string, stockQuantity: number): Promise<number> {
  return (await (await post('/api/products', newProduct({ sku, stockQuantity }), { Cookie: cookie })).json()).id
}

const ordersOf = async (productId: number) =>
  (await read('/api/orders')).filter((order: ReturnType<typeof newOrder>) => order.items[0]?.productId === productId)

const stockOf = async (productId: number) =>
  (await read('/api/products')).find(({ id }: { id: number }) => id === productId)?.stockQuantity

const atOnce = (make: () => Promise<Response>) => Promise.all(Array.from({ length: BUYERS }, make))

const count = (answers: Response[], status: number) => answers.filter((answer) => answer.status === status).length

test('one of fifty buyers gets the last bag, and it is still sold after a restart', async () => {
  const productId = await addProduct('LAST-BAG', 1)
  const order = newOrder({ productId, unitPrice: 3200, quantity: 1 })
  const answers = await atOnce(() => post('/api/orders', order))
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, BUYERS - 1])
  await server.stop()
  await server.launch()
  expect([await stockOf(productId), (await ordersOf(productId)).length]).toEqual([0, 1])
})

test('fifty retries of one key create one order, also after a restart; another body is refused', async () => {
  const productId = await addProduct('ONE-KEY', 100)
  const order = newOrder({ productId, unitPrice: 3200, quantity: 1 })
  const key = { 'Idempotency-Key': 'one-key-for-all-of-them' }
  const answers = await atOnce(() => post('/api/orders', order, key))
  expect(count(answers, 201)).toBe(BUYERS)
  const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())))
  expect(bodies.size).toBe(1)
  await server.stop()
  await server.launch()
  expect(await (await post('/api/orders', order, key)).text()).toBe([...bodies][0])
  expect((await post('/api/orders', { ...order, notes: 'and one more' }, key)).status).toBe(422)
  expect([await stockOf(productId), (await ordersOf(productId)).length]).toEqual([99, 1])
})

test('a form posted fifty times at once creates one order', async () => {
  const productId = await addProduct('ONE-FORM', 100)
  const fields = {
    order: 'ONE-FORM',
    price: '3200.00',
    key: 'page-key-0001',
    name: 'A',
    email: 'a@example.com',
    phone: '94190 12345',
  }
  const body = new URLSearchParams({ ...fields, address: 'Kokernag', quantity: '1', message: '' })
  const answers = await atOnce(() => fetch(`${server.url}/shop`, { method: 'POST', body, redirect: 'manual' }))
  expect(count(answers, 303)).toBe(BUYERS)
  expect([await stockOf(productId), (await ordersOf(productId)).length]).toEqual([99, 1])
})

test('simultaneous changes of buyers and the operator keep the stock correct', async () => {
  const productId = await addProduct('COUNTED', 60)
  const order = newOrder({ productId, unitPrice: 3200, quantity: 1 })
  const placed = await atOnce(() => post('/api/orders', order))
  expect(count(placed, 201)).toBe(BUYERS)
  const ids: number[] = (await ordersOf(productId)).map(({ id }: { id: number }) => id)
  const cancel = (id: number) =>
    fetch(`${server.url}/api/orders/${id}/status`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ status: 'cancelled' }),
    })
  await Promise.all([...ids.map(cancel), ...ids.map(cancel), ...ids.slice(0, 10).map(() => post('/api/orders', order))])
  expect(await stockOf(productId)).toBe(50)
})
