import { expect, test } from 'vitest'
import { pathWithQuery } from './path-with-query'

test('appends a query to a path unless it is empty', () => {
  expect(pathWithQuery('/shop', new URLSearchParams({ search: '30 g' }))).toBe('/shop?search=30+g')
  expect(pathWithQuery('/shop', new URLSearchParams())).toBe('/shop')
})
