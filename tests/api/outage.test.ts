import { expect, test } from 'vitest'
import { refusal } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { newShowcaseImage } from '../fixtures/rows/showcase-images'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

async function openWithDisk() {
  const disk = { isFull: false }
  const persist = async () => {
    if (disk.isFull) throw new Error('ENOSPC: no space left on device')
  }
  const shop = openTestShop({ persist })
  const operator = await shop.browser().signIn()
  await operator.post('/api/orders', newOrder())
  await operator.post('/api/notifications', newNotification())
  const rows = () =>
    shop.store.read((tables) => JSON.stringify(Object.entries(tables).map(([name, table]) => [name, ...table.rows()])))
  return { disk, shop, operator, rows }
}

async function expectUnavailable(response: Response) {
  const { detail } = await refusal(response, 503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(detail).not.toContain('ENOSPC')
}

test.each<[string, string, object | undefined]>([
  ['POST', '/api/orders', newOrder()],
  ['PUT', '/api/orders/1/status', { status: 'cancelled' }],
  ['PUT', '/api/orders/1/handling', { privateNotes: 'Pays in cash.', promisedDay: null }],
  ['PUT', '/api/orders/statuses', { changes: [{ id: 1, from: 'pending', to: 'confirmed' }] }],
  ['POST', '/api/contact', newContact()],
  ['POST', '/api/notifications', newNotification()],
  ['PUT', '/api/notifications/1/read', undefined],
  ['POST', '/api/products', newProduct()],
  ['PUT', '/api/products/1', newProduct()],
  ['DELETE', '/api/products/1', undefined],
  ['POST', '/api/showcase-images', newShowcaseImage()],
  ['PUT', '/api/showcase-images/1', newShowcaseImage()],
  ['DELETE', '/api/showcase-images/1', undefined],
  ['PUT', '/api/settings/site_name', { value: 'Another' }],
  ['POST', '/api/session', OPERATOR],
  ['DELETE', '/api/session', undefined],
])('%s %s stores nothing while the disk is full, and works again after', async (method, path, body) => {
  const { disk, operator, rows } = await openWithDisk()
  const before = await rows()
  const headers = { 'Idempotency-Key': 'one-key-for-both' }
  disk.isFull = true
  await expectUnavailable(await operator.send(method, path, body, headers))
  expect(await rows()).toBe(before)
  disk.isFull = false
  expect((await operator.send(method, path, body, headers)).status).toBeLessThan(300)
  expect(await rows()).not.toBe(before)
})

test('lists can be read while the disk is full', async () => {
  const { disk, operator } = await openWithDisk()
  disk.isFull = true
  for (const path of ['/api/products', '/api/orders', '/api/contacts', '/api/notifications', '/api/settings', '/api/session']) {
    expect((await operator.get(path)).status).toBe(200)
  }
})

test('an order that could not be stored uses no id and no stock', async () => {
  const { disk, shop, operator } = await openWithDisk()
  disk.isFull = true
  const tries = await Promise.all([1, 2, 3].map(() => operator.post('/api/orders', newOrder())))
  for (const response of tries) await expectUnavailable(response)
  disk.isFull = false
  expect(await (await operator.post('/api/orders', newOrder())).json()).toMatchObject({ id: 2 })
  expect(await shop.store.read(({ products }) => products.get(1)?.stockQuantity)).toBe(96)
})

test('an unexpected error gives 500 with one sentence, and is logged', async () => {
  const { shop, operator } = await openWithDisk()
  const logged: unknown[][] = []
  const log = console.error
  console.error = (...words) => void logged.push(words)
  try {
    shop.store.update = () => Promise.reject(new Error('a secret of the house'))
    const { detail } = await refusal(await operator.post('/api/contact', newContact()), 500)
    expect(detail).not.toContain('secret')
  } finally {
    console.error = log
  }
  expect(logged).toHaveLength(1)
  expect(logged[0]).toEqual([expect.stringMatching(/^test POST \/api\/contact failed: Error: a secret of the house/)])
  expect(JSON.stringify(logged)).not.toContain(newContact().email)
})
