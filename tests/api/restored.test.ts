import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { newShowcaseImage } from '../fixtures/rows/showcase-images'
import { openTestShop } from '../fixtures/shops/shop'

const kinds = [
  { path: '/api/products', body: newProduct() },
  { path: '/api/showcase-images', body: newShowcaseImage() },
]

afterEach(() => vi.useRealTimers())

describe.each(kinds)('a deleted row of $path', ({ path, body }) => {
  async function openWithDeleted() {
    const operator = await openTestShop().browser().signIn()
    const row = await (await operator.post(path, body)).json()
    await operator.delete(`${path}/${row.id}`)
    const restore = () => operator.put(`${path}/${row.id}/restored`)
    const listed = async () => (await (await operator.get(path)).json()) as { id: number }[]
    return { operator, row, restore, listed }
  }

  test('is restored with its id, which is never reused', async () => {
    const { operator, row, restore, listed } = await openWithDeleted()
    const another = await (await operator.post(path, { ...body, sku: 'OTHER' })).json()
    const restored = await restore()
    expect([restored.status, await restored.json()]).toEqual([200, row])
    expect(await listed()).toContainEqual(row)
    expect(another.id).toBe(row.id + 1)
  })

  test('can be restored once; a repeated request returns the same', async () => {
    const { row, restore, listed } = await openWithDeleted()
    await restore()
    expect(await (await restore()).json()).toEqual(row)
    expect((await listed()).filter(({ id }) => id === row.id)).toHaveLength(1)
  })

  test('can be deleted and restored again', async () => {
    const { operator, row, restore, listed } = await openWithDeleted()
    await restore()
    expect((await operator.delete(`${path}/${row.id}`)).status).toBe(204)
    expect((await listed()).map(({ id }) => id)).not.toContain(row.id)
    expect((await restore()).status).toBe(200)
  })

  test('is purged after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { operator, restore } = await openWithDeleted()
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
    await operator.signIn()
    await refusal(await restore(), 404)
  })
})

test('a product cannot be restored while its SKU is in use', async () => {
  const operator = await openTestShop().browser().signIn()
  await operator.delete('/api/products/1')
  await operator.post('/api/products', newProduct({ sku: 'ltf-early-25' }))
  await refusal(await operator.put('/api/products/1/restored'), 409)
})

test('a deleted product cannot be ordered, and is restored with the stock of an order cancelled meanwhile', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const visitor = shop.browser()
  await visitor.post('/api/orders', newOrder({ quantity: 4 }))
  await operator.delete('/api/products/1')
  await refusal(await visitor.post('/api/orders', newOrder({ quantity: 1 })), 422)
  await operator.put('/api/orders/1/status', { status: 'cancelled' })
  expect(await (await operator.put('/api/products/1/restored')).json()).toMatchObject({ stockQuantity: 100 })
})
