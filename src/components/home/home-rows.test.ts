import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { versioned } from '~/domain/catalog/versioned'
import { newProduct } from '../../../tests/fixtures/rows/products'
import FeaturedProducts from './FeaturedProducts.astro'
import Gallery from './Gallery.astro'

const container = await AstroContainer.create()

async function rendered(component: Parameters<typeof container.renderToString>[0], props: Record<string, unknown>) {
  const { document } = new Window()
  document.body.innerHTML = await container.renderToString(component, { props, params: {} })
  return document.body
}

const product = (id: number, changes: object = {}) => ({
  id,
  version: 1,
  ...newProduct({ name: `Feed ${id}`, sku: `FEED-${id}`, ...changes }),
})
const featured = (products: object[] | null, showsSamples = true) =>
  rendered(FeaturedProducts, { products, charges: [], showsSamples })

test('features the first four of five products, with the defaults where a figure is missing', async () => {
  const bare = { protein: '', fat: '', fiber: '', moisture: '', energy: '', pelletSize: '' }
  const section = await featured([product(1, { specifications: bare }), ...[2, 3, 4, 5].map((id) => product(id))])
  const cards = [...section.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(cards).toHaveLength(4)
  for (const words of ['45%', '1.5\u00a0mm', '14\u00a0KJ/GM']) expect(cards[0]).toContain(words)
  for (const words of ['Feed 4', 'Free delivery']) expect(cards[3]).toContain(words)
})

test('shows of each of four products the samples of its place, and nothing while samples are off', async () => {
  const products = [1, 2, 3, 4].map((id) => product(id, { price: '2500.00' }))
  const cards = [...(await featured(products)).querySelectorAll('li')].map(({ textContent }) => textContent)
  for (const [place, words] of [
    ['Best Seller', '★ 4.5', '(50 reviews)'],
    ['New', '★ 4.6', '(75 reviews)'],
    ['Premium', '★ 4.7', '(100 reviews)'],
    ['Featured', '★ 4.8', '(125 reviews)'],
  ].entries())
    for (const word of [...words, 'Original price ₹3,000', '₹2,500']) expect(cards[place]).toContain(word)
  expect((await featured(products, false)).textContent).not.toMatch(/★|review|Original price|Best Seller|Premium/)
})

test.each([
  [{ badge: 'Premium' }, 'Premium'],
  [{ compareAtPrice: '3700.00' }, 'Original price ₹3,700'],
])('shows the %j of the operator, with samples and without', async (own, words) => {
  for (const showsSamples of [true, false]) expect((await featured([product(1, own)], showsSamples)).textContent).toContain(words)
})

test.each([
  [1, 'Buy Now'],
  [0, 'Out of Stock'],
  [-2, 'Out of Stock'],
])('offers a product with %d in stock as %s', async (stockQuantity, words) => {
  const section = await featured([product(1, { stockQuantity })])
  expect(section.querySelector('li > div > :last-child')?.textContent?.trim()).toBe(words)
  expect(section.querySelectorAll('a[href="/shop"]')).toHaveLength(stockQuantity > 0 ? 1 : 0)
  expect(section.querySelectorAll('button:disabled')).toHaveLength(stockQuantity > 0 ? 0 : 1)
  const tellMe = [...section.querySelectorAll('a[href="/shop/FEED-1#wait"]')].map(({ textContent }) => textContent?.trim())
  expect(tellMe).toEqual(stockQuantity > 0 ? [] : ['Tell me when it is there'])
})

test('draws a sack of its stage for a product without a picture', async () => {
  const image = (await featured([product(1, { category: 'stock', images: [] })])).querySelector('img')
  expect([image?.getAttribute('src'), image?.getAttribute('alt')]).toEqual([versioned('/pictures/stand-in-stock.svg'), ''])
})

test('says that nothing is for sale if the shop has no products', async () => {
  expect((await featured([])).textContent).toContain('Nothing is for sale just now.')
})

test('shows four empty cards and a way to try again while the shop cannot be read', async () => {
  const section = await featured(null)
  expect(section.querySelectorAll('[aria-hidden] .skeleton')).toHaveLength(4)
  expect(section.querySelector('[role="status"]')?.textContent).toBe('Loading the products…')
  expect(section.querySelector('[role="alert"]')?.textContent).toBe('The products could not be loaded. Try again')
})

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Picture ${index + 1}`,
    imageUrl: '/pictures/feed-mill.webp',
  }))

test.each([
  [6, false],
  [7, true],
  [9, true],
])('shows all %d pictures of the gallery, with a note of 6 shown: %s', async (count, hasNote) => {
  const gallery = await rendered(Gallery, { images: pictures(count) })
  expect(gallery.querySelectorAll('img[alt^="Picture"]')).toHaveLength(count)
  expect(gallery.textContent?.includes(`Showing 6 of ${count}`)).toBe(hasNote)
})

test('renders no gallery without pictures', async () => {
  expect((await rendered(Gallery, { images: [] })).querySelectorAll('section, h2')).toHaveLength(0)
})
