import { expect, test } from 'vitest'
import { newProduct } from '../../../tests/fixtures/rows/products'
import { askedOf, SHOP_PAGE, shopPage, shopPath, wantedInShop } from './shop-contents'

const ALL = { search: '', category: '', district: '', page: '1' }
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...newProduct({ sku: `F-${index}` }), id: index + 1, version: 1 })) as never[]

test.each([
  [0, '1', 1, 0, 0],
  [24, '1', 1, 1, 24],
  [25, '1', 1, 1, 24],
  [25, '2', 2, 25, 25],
  [4000, '167', 167, 3985, 4000],
  [4000, '999', 167, 3985, 4000],
  [4000, 'x', 1, 1, 24],
  [4000, '', 1, 1, 24],
])('of %i feeds page %j is page %i, with the feeds %i to %i', (count, page, number, first, last) => {
  const shown = shopPage(products(count), { ...ALL, page })
  expect(shown).toMatchObject({ page: number, first, last, total: count })
  expect(shown.rows.length).toBeLessThanOrEqual(SHOP_PAGE)
})

test.each([
  [{ search: ' EARLY ' }, true],
  [{ search: 'cold' }, true],
  [{ search: 'sinking', category: 'small' }, false],
  [{ category: 'early' }, true],
  [{ search: 'stock' }, false],
])('finds by words and category: %j', (view, isFound) => {
  const text = { name: 'Early Feed', description: 'Sinking, for cold water', category: 'early' }
  const feed = { ...newProduct(text), id: 1, version: 1 } as never
  expect(wantedInShop([feed], { ...ALL, ...view })).toHaveLength(isFound ? 1 : 0)
})

test.each([
  [{}, '/shop'],
  [{ page: '2' }, '/shop?page=2'],
  [{ district: 'Leh', page: '2' }, '/shop?district=Leh&page=2'],
  [{ search: 'grow & out', category: 'stock', page: '3' }, '/shop?search=grow+%26+out&category=stock&page=3'],
])('builds the URL of %j', (view, path) => {
  expect(shopPath({ ...ALL, ...view })).toBe(path)
  expect(askedOf({ ...ALL, ...view })).toEqual(Object.entries(view))
})
