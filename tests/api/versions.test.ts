import { describe, expect, test } from 'vitest'
import { refusal } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { newShowcaseImage } from '../fixtures/rows/showcase-images'
import { openTestShop } from '../fixtures/shops/shop'

const kinds = [
  { path: '/api/products', body: newProduct(), changed: newProduct({ name: 'Spring Feed' }) },
  { path: '/api/showcase-images', body: newShowcaseImage(), changed: newShowcaseImage({ title: 'Nursery' }) },
]

describe.each(kinds)('two tabs over $path', ({ path, body, changed }) => {
  async function openWithRow() {
    const operator = await openTestShop().browser().signIn()
    const row = await (await operator.post(path, body)).json()
    const put = (sent: object, expected?: string) =>
      operator.put(`${path}/${row.id}`, sent, expected === undefined ? {} : { 'If-Match': expected })
    return { operator, row, put }
  }

  test('the second save of the same version gets 409 with the first’s values', async () => {
    const { put, row } = await openWithRow()
    const first = await put(changed, '"1"')
    expect([first.status, await first.json()]).toEqual([200, { ...row, ...changed, version: 2 }])
    const second = await refusal(await put(body, '"1"'), 409)
    expect(second.current).toEqual({ ...row, ...changed, version: 2 })
    expect((await put(body, '"2"')).status).toBe(200)
  })

  test('a repeated save is no conflict', async () => {
    const { put } = await openWithRow()
    expect((await put(changed, '"1"')).status).toBe(200)
    expect((await put(changed, '"1"')).status).toBe(200)
  })

  test('a save without If-Match, or with *, accepts any version', async () => {
    const { put } = await openWithRow()
    for (const expected of [undefined, '*', undefined]) expect((await put(changed, expected)).status).toBe(200)
  })

  test.each(['1', 'W/"1"', '"1", "2"', '""', '"1'])('refuses the If-Match %s', async (expected) => {
    const { put } = await openWithRow()
    await refusal(await put(changed, expected), 400)
  })
})

test('an order makes a form with the old stock outdated', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const [product] = await (await operator.get('/api/products')).json()
  await shop.browser().post('/api/orders', newOrder({ quantity: 3 }))
  const save = { ...product, description: 'New words.' }
  const { current } = await refusal(await operator.put('/api/products/1', save, { 'If-Match': `"${product.version}"` }), 409)
  expect(current).toMatchObject({ stockQuantity: product.stockQuantity - 3, version: product.version + 1 })
})
