import { expect, test } from 'vitest'
import { newProduct, product } from './schema'

const sent = {
  name: 'Winter Feed',
  description: 'For cold water.',
  category: 'stock',
  price: 3200,
  stockQuantity: 0,
  weight: '25kg',
  sku: 'W-25',
  specifications: { protein: '40%', fat: '12%', fiber: '3%', moisture: '8%', energy: '14 KJ/GM', pelletSize: '3mm' },
}

test('a new product has its defaults, and its price with two decimals', () => {
  expect(newProduct.parse(sent)).toEqual({ ...sent, price: '3200.00', images: [], isActive: true })
})

test('a stored product is read back as it is', () => {
  const stored = { ...newProduct.parse(sent), id: 4, version: 1 }
  expect(product.parse(stored)).toEqual(stored)
})

test.each([
  [0, true, true],
  [-2, false, true],
  [1_000_000, true, true],
  [1_000_001, false, true],
  [1.5, false, false],
])('a stock of %s may be sent: %s, may be stored: %s', (stockQuantity, maySend, mayStore) => {
  expect(newProduct.safeParse({ ...sent, stockQuantity }).success).toBe(maySend)
  expect(product.safeParse({ ...sent, stockQuantity, id: 4 }).success).toBe(mayStore)
})

test('each specification is named when it is missing', () => {
  const { error } = newProduct.safeParse({ ...sent, specifications: {} })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
    Object.keys(sent.specifications).map((name) => `specifications.${name}`),
  )
})
