import { expect, test } from 'vitest'
import { isLowStock, isOutOfStock, stockBadge } from './stock'

test.each([
  [-3, 'Out of Stock', true, true],
  [0, 'Out of Stock', true, true],
  [1, 'Low Stock', true, false],
  [9, 'Low Stock', true, false],
  [10, 'In Stock', false, false],
  [1_000_000, 'In Stock', false, false],
])('%i units: %s, low %s, out %s', (stockQuantity, badge, isLow, isOut) => {
  expect(stockBadge(stockQuantity)).toBe(badge)
  expect(isLowStock(stockQuantity)).toBe(isLow)
  expect(isOutOfStock(stockQuantity)).toBe(isOut)
})
