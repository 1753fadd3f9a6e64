import { expect, test } from 'vitest'
import { featuredFigures, hasSampleFigures, lowestPrice, sampleFigures, showsSampleFigures } from './featured'
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

const sampled = { ...product, badge: 'New' as const, compareAtPrice: '3000.00', sampleRating: '4.5', sampleReviews: 50 }

test('says for show what a product has for show, and nothing of one that has nothing', () => {
  expect(sampleFigures(sampled)).toEqual({ badge: 'New', struckPrice: '3000.00', rating: '4.5', reviews: 50 })
  expect(Object.values(sampleFigures(product)).filter(Boolean)).toEqual([])
  expect([sampled, { ...product, sampleReviews: 0 }, product].map(hasSampleFigures)).toEqual([true, true, false])
})

test.each([
  ['2999.99', '3000.00'],
  ['3000.00', undefined],
  ['10000.00', undefined],
])('at a price of %s strikes through %s', (price, struckPrice) => {
  expect(sampleFigures({ ...sampled, price }).struckPrice).toBe(struckPrice)
})

test.each([
  [undefined, true],
  ['true', true],
  ['', true],
  ['false', false],
])('with the setting %j shows samples: %s', (value, isShown) => {
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

test('names the lowest price, by amount and not by text', () => {
  expect(lowestPrice([{ price: '10000.00' }, { price: '2500.00' }, { price: '900.50' }])).toBe('900.50')
  expect(lowestPrice([])).toBeUndefined()
})
