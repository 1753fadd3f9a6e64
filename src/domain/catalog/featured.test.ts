import { expect, test } from 'vitest'
import { featuredFigures, lowestPrice } from './featured'
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

test.each([
  [0, 'Best Seller', '4.5', 50],
  [1, 'New', '4.6', 75],
  [2, 'Premium', '4.7', 100],
  [3, 'Featured', '4.8', 125],
])('gives card %d its badge %s, rating %s and %d reviews', (index, badge, rating, reviews) => {
  expect(featuredFigures(product, index)).toMatchObject({ badge, rating, reviews })
})

test.each([
  ['2500.00', '3000.00'],
  ['2750.50', '3250.50'],
  ['0.00', '500.00'],
])('strikes through a price 500 rupees over %s', (price, struckPrice) => {
  expect(featuredFigures({ ...product, price }, 0).struckPrice).toBe(struckPrice)
})

test('shows a product’s own specifications', () => {
  expect(featuredFigures(product, 0)).toMatchObject({ protein: '46%', pelletSize: '1.2mm', energy: '15 KJ/GM' })
})

test.each([[undefined], [{}], [{ protein: ' ', pelletSize: '', energy: '' }]])(
  'shows protein 45%%, pellet 1.5mm and energy 14 KJ/GM where %j has none',
  (specifications) => {
    const { specifications: _, ...bare } = product
    const figures = featuredFigures(specifications ? { ...bare, specifications } : bare, 0)
    expect(figures).toMatchObject({ protein: '45%', pelletSize: '1.5mm', energy: '14 KJ/GM' })
  },
)

test('names the lowest price, by amount and not by text', () => {
  expect(lowestPrice([{ price: '10000.00' }, { price: '2500.00' }, { price: '900.50' }])).toBe('900.50')
  expect(lowestPrice([])).toBeUndefined()
})
