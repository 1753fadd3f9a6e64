import { describe, expect, test } from 'vitest'
import { productsWith } from '../../../tests/fixtures/rows/seeded-products'
import { pricePerKilogram, productStats } from './products'
import { isWantedProduct } from './wanted-products'

describe('the product screen counts', () => {
  const [early, small, stock] = productsWith({})
  if (!early || !small || !stock) throw new Error('The seed has three products.')

  test('all, the active ones, those under ten units (also sold out), and the value of the stock', () => {
    const products = [
      { ...early, price: '2500.50', stockQuantity: 9 },
      { ...small, price: '2750.00', stockQuantity: 10, isActive: false },
      { ...stock, price: '3000.00', stockQuantity: 0 },
    ]
    expect(productStats(products)).toEqual({ total: 3, active: 2, lowStock: 2, value: '50004.50' })
  })

  test('nothing in an empty shop, and nothing for negative stock', () => {
    expect(productStats([])).toEqual({ total: 0, active: 0, lowStock: 0, value: '0.00' })
    expect(productStats([{ ...early, stockQuantity: -4 }]).value).toBe('0.00')
  })

  test.each([
    ['', '', true],
    ['early', '', true],
    [' EARLY-25 ', '', true],
    ['small', '', false],
    ['', 'early', true],
    ['', 'stock', false],
    ['early', 'stock', false],
  ])('a search for "%s" in the category "%s" finds the early feed: %s', (search, category, isFound) => {
    expect(isWantedProduct(early, { search, category, stock: '' })).toBe(isFound)
  })

  test.each([
    [9, true],
    [-3, true],
    [10, false],
  ])('the low-stock filter finds %i bags: %s', (stockQuantity, isFound) => {
    expect(isWantedProduct({ ...early, stockQuantity }, { search: '', category: '', stock: 'low' })).toBe(isFound)
  })
})

test.each([
  ['2500.00', '25kg', '100.00'],
  ['2750.00', '25 kg', '110.00'],
  ['100.00', '3 KG', '33.33'],
  ['99.50', '0.5kg', '199.00'],
  ['2500.00', '0kg', undefined],
  ['2500.00', 'a bag', undefined],
  ['2500.00', '500 g', undefined],
])('%s for %s is %s a kilogram', (price, weight, perKilogram) => {
  expect(pricePerKilogram({ price, weight })).toBe(perKilogram)
})
