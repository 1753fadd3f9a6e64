import { expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { FALLBACK_IMAGES } from '~/domain/catalog/fallback-images'
import type { Product } from '~/domain/catalog/schema'
import { versioned } from '~/domain/catalog/versioned'
import { site } from '~/site'
import { newProduct } from '../fixtures/rows/products'
import { operatedServer } from '../fixtures/shops/operated-server'
import { all, documentOf, named, one, type Thing, textOf, texts, thingsOfType } from '../fixtures/shops/served-pages'

const { pages } = wordsOf('en', siteValues)

interface ProductThing extends Thing {
  sku: string
  offers: { availability: string }
}

const shop = operatedServer()

const shopPage = () => documentOf('/shop', shop.server.url)
const toldProducts = async () => thingsOfType<ProductThing>(await shopPage(), 'Product')

test.each([
  [10, 'InStock'],
  [9, 'LimitedAvailability'],
  [0, 'OutOfStock'],
])('a stock of %i is published as %s', async (stockQuantity, availability) => {
  const sku = `STOCK-${stockQuantity}`
  await shop.operator.post('/api/products', newProduct({ sku, stockQuantity }))
  const told = (await toldProducts()).find((product) => product.sku === sku)
  expect(told?.offers.availability).toBe(`https://schema.org/${availability}`)
})

test.each([
  ['/', 'Free delivery', 'Delivery from ₹40, free to some districts'],
  ['/shop', 'Free delivery available', 'Delivery from ₹40, free to some districts'],
  ['/ur/shop', 'مفت ڈیلیوری مل سکتی ہے', 'ڈیلیوری ₹40 سے، کچھ ضلعوں میں مفت'],
])('the cards of %s promise free delivery only without a delivery charge', async (path, free, charged) => {
  const said = async () => {
    const lines = texts(await documentOf(path, shop.server.url), 'li p, li span').map((line) =>
      line.replaceAll(/[\u2066-\u2069]/g, ''),
    )
    return [free, charged].map((each) => lines.includes(each))
  }
  expect(await said()).toEqual([true, false])
  const charge = await shop.operator.post('/api/delivery-charges', { place: 'Anantnag', amount: '40' })
  expect(await said()).toEqual([false, true])
  await shop.operator.delete(`/api/delivery-charges/${(await charge.json()).id}`)
})

test('a product named like a closing script tag closes no script', async () => {
  const name = '</script><script>document.title="broken"</script><!--'
  await shop.operator.post('/api/products', newProduct({ name, sku: 'END' }))
  const page = await shopPage()
  expect(page.title).toBe(`${pages['/shop'].title} · ${site.name}`)
  expect(textOf(one(page, 'h1'))).not.toBe('')
  expect(all(page, 'script').map(({ textContent }) => textContent)).not.toContain('document.title="broken"')
  expect(await toldProducts()).toContainEqual(expect.objectContaining({ name, sku: 'END' }))
})

test.each(['/', '/contact'])('the structured data of %s has the company as set by the operator and as shown', async (path) => {
  const settings = {
    support_phone: '+91 94190 12345',
    company_address: 'Lassipora, Pulwama 192305',
    business_hours: 'Mon-Fri 10-5',
  }
  for (const [key, value] of Object.entries(settings)) await shop.operator.put(`/api/settings/${key}`, { value })
  const page = await documentOf(path, shop.server.url)
  const [business] = thingsOfType(page, 'LocalBusiness')
  expect(business).toMatchObject({
    telephone: settings.support_phone,
    address: { streetAddress: settings.company_address, addressCountry: 'IN' },
    openingHours: 'Mo-Fr 10:00-17:00',
  })
  for (const words of Object.values(settings)) expect(textOf(one(page, 'main'))).toContain(words)
})

test.each([
  ['/', 'Featured products'],
  ['/shop', 'Products'],
])('on %s under %s a product without a picture shows a bag of its stage in the same space', async (path, heading) => {
  const [early]: Product[] = await shop.operator.read('/api/products')
  if (early) expect((await shop.operator.put(`/api/products/${early.id}`, { ...early, images: [] })).status).toBe(200)
  const [picture] = all(named(await documentOf(path, shop.server.url), heading), 'li img')
  expect(picture?.getAttribute('src')).toBe(versioned(FALLBACK_IMAGES.early))
  for (const side of ['width', 'height']) expect(Number(picture?.getAttribute(side))).toBeGreaterThan(0)
  expect((await fetch(shop.server.url + FALLBACK_IMAGES.early)).headers.get('content-type')).toBe('image/svg+xml')
})

test('the headline and the line name products for sale, one each', async () => {
  const page = (path: string) => documentOf(path, shop.server.url)
  const hero = async (path = '/') => textOf(one(await page(path), '.hero h1 + p')).replaceAll(/[\u2066-\u2069]/g, '')
  const small = newProduct({ sku: 'TEN-KG', weight: '10 kg', price: '150', stockQuantity: 0 })
  const { id } = await (await shop.operator.post('/api/products', small)).json()
  for (const path of ['/', '/ur', '/hi']) expect(await hero(path)).not.toMatch(/₹150\b|10 \//)
  expect((await shop.operator.put(`/api/products/${id}`, { ...small, stockQuantity: 20 })).status).toBe(200)
  for (const path of ['/', '/ur', '/hi']) expect(await hero(path)).toMatch(/10 \/ 25 kg.*₹150\b.*10 kg/)
  const line = all(await page('/'), '#line li').find((stage) => stage.getAttribute('data-stage') === 'early')
  expect(line?.getAttribute('data-price')).not.toBe('150.00')
  expect((await shop.operator.delete(`/api/products/${id}`)).status).toBe(204)
})
