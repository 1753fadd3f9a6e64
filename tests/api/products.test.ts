import { expect, test } from 'vitest'
import type { Product } from '~/domain/catalog/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { openTestShop } from '../fixtures/shops/shop'

async function openWithOperator() {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const list = async (browser = operator): Promise<Product[]> => (await browser.get('/api/products')).json()
  return { shop, operator, visitor: shop.browser(), list }
}

test('a new shop sells the three example feeds', async () => {
  const { list, visitor } = await openWithOperator()
  const products = await list(visitor)
  expect(products.map(({ id, category, price }) => [id, category, price])).toEqual([
    [1, 'early', '2500.00'],
    [2, 'small', '2750.00'],
    [3, 'stock', '3000.00'],
  ])
})

test('creates a product and returns it', async () => {
  const { operator, list } = await openWithOperator()
  const response = await operator.post('/api/products', newProduct())
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ id: 4, version: 1, ...newProduct() })
  expect((await list()).at(-1)).toEqual({ id: 4, version: 1, ...newProduct() })
})

test('stores badge and struck price of new and edited products until they are cleared', async () => {
  const { operator, list } = await openWithOperator()
  const own = { compareAtPrice: '3500.00', badge: 'New' }
  await operator.post('/api/products', newProduct(own))
  expect((await list()).at(-1)).toEqual({ id: 4, version: 1, ...newProduct(own) })
  await operator.put('/api/products/4', newProduct())
  for (const name of Object.keys(own)) expect((await list()).at(-1)).not.toHaveProperty(name)
  const wrong = { compareAtPrice: '-1', badge: 'Best' }
  expect(await wrongFields(await operator.put('/api/products/1', newProduct(wrong)))).toEqual(Object.keys(wrong))
})

test('sets the defaults of pictures and the active flag', async () => {
  const { operator } = await openWithOperator()
  const { images, isActive, ...rest } = newProduct()
  expect(await (await operator.post('/api/products', rest)).json()).toMatchObject({ images: [], isActive: true })
})

test('a new product without a category is for the early stage; an edited one keeps its category', async () => {
  const { operator, list } = await openWithOperator()
  const { category, ...rest } = newProduct({ category: 'stock' })
  expect(await (await operator.post('/api/products', rest)).json()).toMatchObject({ id: 4, category: 'early' })
  const kept = (await list()).find(({ id }) => id === 3)
  expect(await wrongFields(await operator.put('/api/products/3', { ...rest, sku: 'OTHER' }))).toEqual(['category'])
  expect((await list()).find(({ id }) => id === 3)).toEqual(kept)
  expect(category).toBe('stock')
})

test('replaces a product and keeps its id', async () => {
  const { operator, list } = await openWithOperator()
  const response = await operator.put('/api/products/2', { ...newProduct(), id: 77 })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ...newProduct(), id: 2, version: 2 })
  expect((await list()).map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Early Stage Trout Feed',
    '2 Winter Feed',
    '3 Stock Stage Trout Feed',
  ])
})

test('shows an inactive product only to operators', async () => {
  const { operator, visitor, list } = await openWithOperator()
  await operator.put('/api/products/2', newProduct({ isActive: false }))
  expect((await list(visitor)).map(({ id }) => id)).toEqual([1, 3])
  expect((await list()).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('deletes a product; its orders stay readable and its id is never reused', async () => {
  const { operator, visitor, list } = await openWithOperator()
  await visitor.post('/api/orders', newOrder({ productId: 3, unitPrice: 3000 }))
  const deleted = await operator.delete('/api/products/3')
  expect([deleted.status, await deleted.text()]).toEqual([204, ''])
  expect((await list()).map(({ id }) => id)).toEqual([1, 2])
  await refusal(await operator.delete('/api/products/3'), 404)
  await refusal(await operator.put('/api/products/3', newProduct()), 404)
  const [order] = await (await operator.get('/api/orders')).json()
  expect(order.items[0]).toMatchObject({ productId: 3, productName: 'Stock Stage Trout Feed', productSku: 'LTF-STOCK-25' })
  for (const id of [4, 5]) {
    expect(await (await operator.post('/api/products', newProduct())).json()).toMatchObject({ id })
    await operator.delete(`/api/products/${id}`)
  }
})

test.each(['LTF-EARLY-25', 'ltf-early-25'])('refuses the SKU %s of another product', async (sku) => {
  const { operator, list } = await openWithOperator()
  const sentence = `The SKU ${sku} is in use by Early Stage Trout Feed.`
  expect(await refusal(await operator.post('/api/products', newProduct({ sku })), 409)).toMatchObject({ detail: sentence })
  expect(await refusal(await operator.put('/api/products/2', newProduct({ sku })), 409)).toMatchObject({ detail: sentence })
  expect((await operator.put('/api/products/1', newProduct({ sku }))).status).toBe(200)
  expect(await list()).toHaveLength(3)
})

test.each([
  ['2500', '2500.00'],
  [2500, '2500.00'],
  [2500.5, '2500.50'],
  ['2500.5', '2500.50'],
  ['0.01', '0.01'],
  [0, '0.00'],
  ['1000000000', '1000000000.00'],
])('stores the price %j as "%s"', async (price, stored) => {
  const { operator } = await openWithOperator()
  expect(await (await operator.post('/api/products', newProduct({ price }))).json()).toMatchObject({ price: stored })
})

test.each([
  ['name', undefined],
  ['name', 7],
  ['description', ' '],
  ['category', 'Early'],
  ['category', null],
  ['category', ''],
  ['price', '1e3'],
  ['price', 'NaN'],
  ['price', null],
  ['price', -1],
  ['price', 2500.505],
  ['price', '2500.505'],
  ['price', ''],
  ['price', '₹2500'],
  ['price', 1_000_000_000.01],
  ['stockQuantity', -1],
  ['stockQuantity', 1.5],
  ['stockQuantity', '5'],
  ['stockQuantity', null],
  ['weight', ''],
  ['sku', '  '],
  ['specifications', undefined],
  ['specifications', []],
  ['images', ['javascript:alert(1)']],
  ['images', ['data:image/png;base64,AAAA']],
  ['images', ['//elsewhere.example/x.webp']],
  ['images', 'x.webp'],
  ['isActive', 'true'],
])('refuses a product whose %s is %j', async (field, value) => {
  const { operator, list } = await openWithOperator()
  const [path] = await wrongFields(await operator.post('/api/products', newProduct({ [field]: value })))
  expect(path?.split('.')[0]).toBe(field)
  expect(await list()).toHaveLength(3)
})

test.each(['protein', 'fat', 'fiber', 'moisture', 'energy', 'pelletSize'])('refuses a product without %s', async (name) => {
  const { operator } = await openWithOperator()
  const specifications = { ...newProduct().specifications, [name]: '' }
  const response = await operator.post('/api/products', newProduct({ specifications }))
  expect(await wrongFields(response)).toEqual([`specifications.${name}`])
})
