import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import FeaturedProducts from './FeaturedProducts'

const card = {
  id: 1,
  name: 'Early Stage Trout Feed',
  price: '2500.00',
  weight: '25kg',
  stockQuantity: 3,
  category: 'early' as const,
  images: ['/pictures/bag-early.webp'],
  specifications: {},
}

test('shows four empty cards while the products load', () => {
  const html = renderToStaticMarkup(<FeaturedProducts language="en" products={null} />)
  expect(html).toContain('Loading the products…')
  expect(html.match(/<li/g)).toHaveLength(4)
})

test('says that nothing is for sale if the shop has no products', () => {
  expect(renderToStaticMarkup(<FeaturedProducts language="en" products={[]} />)).toContain('Nothing is for sale')
})

test('draws a sack of its stage for a product without a picture', () => {
  const html = renderToStaticMarkup(<FeaturedProducts language="en" products={[{ ...card, category: 'stock', images: [] }]} />)
  expect(html).toContain('<img data-tone="stock" width="480" height="720" src="/pictures/stand-in-stock.svg"')
})

test.each([
  [1, 'Buy Now'],
  [0, 'Out of Stock'],
  [-2, 'Out of Stock'],
])('offers a product with %d in stock as %s', (stockQuantity, words) => {
  const html = renderToStaticMarkup(<FeaturedProducts language="en" products={[{ ...card, stockQuantity }]} />)
  expect(html).toContain(`>${words}<`)
  expect(html.includes('href="/shop"')).toBe(stockQuantity > 0)
})
