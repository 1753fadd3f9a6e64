import { expect, test } from 'vitest'
import { pathWithQuery } from './path-with-query'

test('writes a query after a path where it has anything', () => {
  expect(pathWithQuery('/shop', new URLSearchParams({ search: '30 g' }))).toBe('/shop?search=30+g')
  expect(pathWithQuery('/shop', new URLSearchParams())).toBe('/shop')
})
