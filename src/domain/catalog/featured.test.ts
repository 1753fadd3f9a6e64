import { expect, test } from 'vitest'
import { featuredCards, featuredFigures, showsSampleFigures } from './featured'
import type { Product } from './schema'

const product: Product = {
  version: 1,
  id: 1,
  name: 'Early Stage Trout Feed',
  description: 'For fry.',
  category: 'early',
  price: '2500.00',
  stockQuantity: 100,
  weight: '25kg',
  sku: 'EARLY-25',
  specifications: { protein: '46%', fat: '15-18%', fiber: '3% max', moisture: '8% max', energy: '15 KJ/GM', pelletSize: '1.2mm' },
  images: ['/pictures/bag-early.webp', '/pictures/three-bags.webp'],
  isActive: true,
}

const shown = (products: readonly Product[], showsSamples = true) =>
  featuredCards(products, showsSamples).map(({ badge, struckPrice, sample }) => [
    badge,
    struckPrice,
    sample?.rating,
    sample?.reviews,
  ])

test('gives the first four products the sample figures of their position, or none if samples are off', () => {
  const products = ['2500.00', '2750.50', '3000.00', '900.00', '1.00'].map((price, index) => ({
    ...product,
    id: index + 1,
    price,
  }))
  expect(shown(products)).toEqual([
    ['Best Seller', '3000.00', '4.5', 50],
    ['New', '3250.50', '4.6', 75],
    ['Premium', '3500.00', '4.7', 100],
    ['Featured', '1400.00', '4.8', 125],
  ])
  expect(shown(products, false).flat().filter(Boolean)).toEqual([])
})

test('shows a product’s own badge and struck price, with samples on or off', () => {
  const own = { ...product, badge: 'Featured' as const, compareAtPrice: '2600.00' }
  expect(shown([own])[0]).toEqual(['Featured', '2600.00', '4.5', 50])
  expect(shown([own], false)[0]).toEqual(['Featured', '2600.00', undefined, undefined])
})

test('shows no sample stars next to real ones', () => {
  const rated = { ...product, ratingCount: 5, ratingSum: 24 }
  expect(shown([product, rated])).toEqual([
    ['Best Seller', '3000.00', undefined, undefined],
    ['New', '3000.00', undefined, undefined],
  ])
  expect(shown([product, { ...rated, ratingCount: 4 }])[1]).toEqual(['New', '3000.00', '4.6', 75])
})

test.each([
  ['2999.99', '3000.00'],
  ['3000.00', undefined],
  ['10000.00', undefined],
])('at a price of %s shows its struck price %s', (price, struckPrice) => {
  expect(shown([{ ...product, compareAtPrice: '3000.00', price }], false)[0]?.[1]).toBe(struckPrice)
})

test.each([
  [undefined, true],
  ['true', true],
  ['', true],
  ['false', false],
])('with the setting %j samples are on: %s', (value, isShown) => {
  const settings = { get: () => (value === undefined ? undefined : { value }) }
  expect(showsSampleFigures({ settings })).toBe(isShown)
})

test('shows a product’s own specifications', () => {
  expect(featuredFigures(product)).toEqual({ protein: '46%', pelletSize: '1.2mm', energy: '15 KJ/GM' })
})

test.each([[undefined], [{}], [{ protein: ' ', pelletSize: '', energy: '' }]])(
  'shows protein 45%%, pellet 1.5mm and energy 14 KJ/GM where %j has none',
  (specifications) => {
    const { specifications: _, ...bare } = product
    const figures = featuredFigures(specifications ? { ...bare, specifications } : bare)
    expect(figures).toMatchObject({ protein: '45%', pelletSize: '1.5mm', energy: '14 KJ/GM' })
  },
)
