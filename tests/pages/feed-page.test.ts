import { expect, test } from 'vitest'
import { LANGUAGES, pathIn } from '~/languages'
import { newProduct } from '../fixtures/rows/products'
import { operatedServer } from '../fixtures/shops/operated-server'
import {
  all,
  documentIn,
  documentOf,
  linksOf,
  linkTo,
  named,
  one,
  type Thing,
  textOf,
  texts,
  thingsOfType,
} from '../fixtures/shops/served-pages'

const PATH = '/shop/LTF-STOCK-25'

const shop = operatedServer()

const pageAt = (path: string) => documentOf(path, shop.server.url)
const ask = (path: string) => fetch(shop.server.url + path, { redirect: 'manual' })
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

test.each(LANGUAGES)('in %s shows the price, content and fish of a feed, next to other feeds', async (language) => {
  const main = one(await pageAt(pathIn(language, PATH)), 'main')
  for (const words of ['₹3,000', '₹120', 'LTF-STOCK-25', '25\u00a0kg', '38%', '42%', '46%', '50 g'])
    expect(plain(textOf(main)), words).toContain(words.replaceAll('\u00a0', ' '))
  expect(all(main, 'details')).toHaveLength(3)
  expect(one(main, '[role="img"].bands').getAttribute('aria-label')).not.toBe('')
  const others = linksOf(one(main, 'table')).map(([, href]) => href)
  expect(others).toEqual([pathIn(language, '/shop/LTF-EARLY-25'), pathIn(language, '/shop/LTF-SMALL-25')])
  expect(linksOf(main).map(([, href]) => href)).toContain(pathIn(language, '/shop?order=LTF-STOCK-25&quantity=1'))
})

test('needs no island', async () => {
  expect((await pageAt(PATH)).querySelectorAll('main astro-island')).toHaveLength(0)
})

test('publishes only the data of its row to search engines', async () => {
  const page = await pageAt(PATH)
  const [told, ...others] = thingsOfType<Thing & { offers: object }>(page, 'Product')
  expect(others).toEqual([])
  expect(told).toMatchObject({
    name: 'Stock Stage Trout Feed',
    sku: 'LTF-STOCK-25',
    brand: { '@type': 'Brand', name: texts(page, 'header.bar a')[0] },
    offers: { price: '3000.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
  expect(told?.offers).toMatchObject({ url: one(page, 'link[rel="canonical"]').getAttribute('href') })
  expect(JSON.stringify(told)).not.toMatch(/rating|review|3500/i)
})

test.each([
  ['/shop/ltf-stock-25', PATH],
  ['/ur/shop/ltf-stock-25?from=chat', `/ur${PATH}?from=chat`],
  ['/shop/%4CTF-STOCK-25', PATH],
  ['/shop/%EF%BC%AC%EF%BC%B4%EF%BC%A6-STOCK-25', PATH],
  [`${PATH}/`, PATH],
])('%s redirects to the canonical address of its feed', async (path, wanted) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, wanted])
})

test.each(['/shop/NONE', '/hi/shop/NONE', '/shop/%', '/shop/%FF', '/shop/50%25', '/fr/shop/LTF-STOCK-25', `${PATH}/more`])(
  '%s is not found',
  async (path) => expect((await ask(path)).status).toBe(404),
)

test.each(['A/B 1', "50 ?#&'", 'دانہ 25', '<b>"'])('a feed of the SKU %s is shown, ordered and listed', async (sku) => {
  const { id } = await (await shop.operator.post('/api/products', newProduct({ sku }))).json()
  const path = `/shop/${encodeURIComponent(sku)}`
  const page = await pageAt(path)
  expect(textOf(one(page, 'h1'))).toBe('Winter Feed')
  expect(new URL(one(page, 'link[rel="canonical"]').getAttribute('href') ?? '').pathname).toBe(
    new URL(path, shop.server.url).pathname,
  )
  expect(linkTo(one(page, 'main'), 'Buy Now').getAttribute('href')).toBe(`/shop?order=${encodeURIComponent(sku)}&quantity=1`)
  const written = path.replaceAll("'", '&apos;')
  expect(await (await ask('/sitemap.xml')).text()).toContain(`${written}</loc>`)
  await shop.operator.delete(`/api/products/${id}`)
  expect((await ask(path)).status).toBe(404)
  expect(await (await ask('/sitemap.xml')).text()).not.toContain(written)
})

test('a hidden feed is not found, and a sold-out feed cannot be bought', async () => {
  const { id } = await (await shop.operator.post('/api/products', newProduct({ sku: 'LAST', stockQuantity: 0 }))).json()
  const main = one(await pageAt('/shop/LAST'), 'main')
  expect(main.querySelectorAll('button:disabled')).toHaveLength(2)
  expect(main.querySelectorAll('a[href*="order=LAST"]')).toHaveLength(0)
  await shop.operator.put(`/api/products/${id}/active`, { isActive: false })
  expect((await ask('/shop/LAST')).status).toBe(404)
})

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(shop.server.url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

test('only the page of a sold-out feed asks for a phone, in three languages', async () => {
  await shop.operator.post('/api/products', newProduct({ sku: 'OUT', stockQuantity: 0 }))
  expect((await pageAt(PATH)).querySelectorAll('#wait')).toHaveLength(0)
  const titles = ['Tell me when it is there', 'جب آ جائے تو مجھے بتائیں', 'जब आ जाए तो मुझे बताएँ']
  for (const [index, language] of LANGUAGES.entries()) {
    const wait = one(await pageAt(pathIn(language, '/shop/OUT')), '#wait')
    expect(texts(wait, 'h2')).toEqual([titles[index]])
    expect(one(wait, 'form').hasAttribute('data-astro-reload'), 'the router would only load the page').toBe(true)
    const chat = new URL(one(wait, 'a[href^="https://wa.me/"]').getAttribute('href') ?? '')
    expect(chat.searchParams.get('text')).toMatch(/Winter Feed.*OUT/)
    expect(linksOf(wait).map(([, href]) => href)).toContain(pathIn(language, '/privacy'))
    const cards = linksOf(one(await pageAt(pathIn(language, '/shop')), 'main')).filter(([, href]) => href?.endsWith('#wait'))
    expect(cards).toEqual([[titles[index], pathIn(language, '/shop/OUT#wait')]])
  }
})

test('its form works without scripts, refuses a wrong number at the field, and takes a right one once', async () => {
  const { id: productId } = await (
    await shop.operator.post('/api/products', newProduct({ sku: 'SOLD', stockQuantity: 0 }))
  ).json()
  const path = '/ur/shop/SOLD'
  const refused = await post(path, { phone: '۱۲۳۴' })
  const field = one(await documentIn(await refused.text(), shop.server.url), '#wait-phone')
  expect([refused.status, field.getAttribute('value'), field.getAttribute('aria-invalid')]).toEqual([422, '۱۲۳۴', 'true'])
  const said = one(field.ownerDocument, '#wait-phone-error')
  expect(plain(textOf(said))).toBe('ایسا فون نمبر لکھیں جس پر ہم فون کر سکیں، جیسے 94190 12345۔')
  for (const phone of ['94190 12345', '+91 9419012345', '94190 12345']) {
    const taken = await post(path, { phone })
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${path}?waits#wait`])
  }
  const waiting: { productId: number }[] = await (await shop.operator.get('/api/waitlist')).json()
  expect(waiting.filter((row) => row.productId === productId)).toMatchObject([{ phone: '94190 12345', language: 'ur' }])
  expect(textOf(one(await pageAt(`${path}?waits`), '#wait [role="status"]'))).toContain('آپ کا نمبر ہمارے پاس ہے۔')
  expect((await post(path, { phone: '94190 54321' }, { Origin: 'https://evil.example' })).status).toBe(403)
})

test('shows the filled-in lines of a label, with the seller as fallback', async () => {
  const page = async (path = '/shop/LABEL') => one(await pageAt(path), 'main')
  const label = { mrp: '3300.00', countryOfOrigin: 'India', bestBefore: '6', licenceNumber: 'F/12 <b>' }
  const { id } = await (await shop.operator.post('/api/products', newProduct({ sku: 'LABEL' }))).json()
  expect((await page()).querySelectorAll('#label')).toHaveLength(0)
  await shop.operator.put(`/api/products/${id}`, newProduct({ sku: 'LABEL', ...label }))
  const lines = texts(await page(), '#label dd')
  expect(lines).toEqual(['₹3,300', 'India', '6 months from packing', 'F/12 <b>'])
  await shop.operator.put('/api/settings/legal_name', { value: 'Wular Feeds LLP' })
  await shop.operator.put('/api/settings/mill_address', { value: 'Sopore' })
  expect(texts(await page(), '#label dd')).toContain('Wular Feeds LLP, Sopore')
  expect(texts(await page('/ur/shop/LABEL'), '#label dd').map(plain)).toContain('پیکنگ سے 6 مہینے تک')
  expect(textOf(named(await pageAt('/shop/LABEL'), 'On the label'))).toContain('MRP, all taxes included')
})
