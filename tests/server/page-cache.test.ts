import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { routes } from '~/routes'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { operatedServer } from '../fixtures/shops/operated-server'

const rendered = routes.filter(({ isPrerendered }) => !isPrerendered)

const shop = operatedServer()

const get = (path: string, tag?: string | null) => fetch(shop.server.url + path, { headers: tag ? { 'If-None-Match': tag } : {} })
const call = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(shop.server.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: shop.cookie, ...headers },
    body: JSON.stringify(body),
  })

test.each(rendered)('$path returns 304 without a body for a cached page', async ({ path }) => {
  const first = await get(path)
  const page = await first.text()
  const tag = first.headers.get('etag')
  const again = await get(path, tag)
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-security-policy')).toBeNull()
  const whole = await get(path)
  expect(await whole.text()).toBe(page)
  expect(whole.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
})

test('the shop shows a new price at once, also instead of a cached page', async () => {
  const [product] = await (await get('/api/products')).json()
  const before = await get('/shop')
  expect(await before.text()).not.toContain('₹7,777')
  const { id, version, ...values } = product
  const saved = await call('PUT', `/api/products/${id}`, { ...values, price: '7777.00' }, { 'If-Match': `"${version}"` })
  expect(saved.status).toBe(200)
  const after = await get('/shop', before.headers.get('etag'))
  expect([after.status, (await after.text()).includes('₹7,777')]).toEqual([200, true])
})

test('the gallery of the home page is updated, too', async () => {
  const before = await get('/')
  const image = {
    title: 'The spring above the mill',
    imageUrl: '/pictures/feed-mill.webp',
  }
  const made = await call('POST', '/api/showcase-images', image)
  expect(made.status).toBe(201)
  const after = await get('/', before.headers.get('etag'))
  expect(await after.text()).toContain(image.title)
})

test('a page with a query is rendered for that query', async () => {
  await get('/shop')
  expect(await (await get('/shop?search=stock')).text()).toContain('value="stock"')
  expect((await get('/shop?search=stock')).headers.get('etag')).toBeNull()
  expect((await get('/shop')).headers.get('etag')).not.toBeNull()
})

test('a refused form is not cached for others', async () => {
  const refused = await fetch(`${shop.server.url}/contact`, {
    method: 'POST',
    headers: { Origin: shop.server.url },
    body: new URLSearchParams({ name: 'Only for Haleema' }),
  })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Only for Haleema')
  expect(await (await get('/contact')).text()).not.toContain('Haleema')
})

test('a contact form for one reader has its own key, and the cached one has none', async () => {
  const keyOf = async (path: string) => /name="key" value="([^"]*)"/.exec(await (await get(path)).text())?.[1]
  const keys = [await keyOf('/contact?sent=yes'), await keyOf('/contact?sent=yes')]
  expect(new Set(keys).size).toBe(2)
  expect(keys.every((key) => key && key.length >= 8)).toBe(true)
  expect(await keyOf('/contact')).toBeUndefined()
})

test('the shop’s first page does not change when a feed of its second page is ordered', async () => {
  for (let each = 0; each < 25; each++) {
    const made = await call('POST', '/api/products', newProduct({ sku: `MORE-${each}`, stockQuantity: 100 }))
    expect(made.status).toBe(201)
  }
  const products = await (await get('/api/products')).json()
  const order = ({ id, price }: { id: number; price: string }) =>
    call(
      'POST',
      '/api/orders',
      newOrder({ totalAmount: price, items: [{ productId: id, quantity: 1, unitPrice: price, totalPrice: price }] }),
    )
  const before = (await get('/shop')).headers.get('etag')
  expect((await order(products[26])).status).toBe(201)
  expect((await get('/shop', before)).status).toBe(304)
  expect((await order(products[0])).status).toBe(201)
  expect((await get('/shop', before)).status).toBe(200)
})

test('each rendered page soon has the best compression', async () => {
  const sizes = async (path: string) => {
    const answer = await fetch(shop.server.url + path, { headers: { 'Accept-Encoding': 'br' } })
    const sent = Number(answer.headers.get('content-length'))
    return { sent, best: brotliCompressSync(await answer.text()).length }
  }
  for (const path of ['/', '/shop', '/contact']) {
    await expect
      .poll(async () => ((await sizes(path)).sent - (await sizes(path)).best) / 100, { timeout: 10_000 })
      .toBeLessThan(0.5)
  }
})

test('a page with a query never gets the best compression, however often it is requested', async () => {
  const sent = async (path: string) => {
    const answer = await fetch(shop.server.url + path, { headers: { 'Accept-Encoding': 'br' } })
    return { length: answer.headers.get('content-length'), best: brotliCompressSync(await answer.text()).length }
  }
  const first = await sent('/shop?search=feed')
  for (let time = 0; time < 3; time++) await sent('/shop?search=feed')
  await expect.poll(async () => Number((await sent('/shop?search=feed')).length)).toBe(Number(first.length))
  expect(Number(first.length)).toBeGreaterThan(first.best)
})
