import { expect, test } from 'vitest'
import { siteValues } from '~/domain/account/page-values'
import type { Product } from '~/domain/catalog/schema'
import { newProduct } from '../../tests/fixtures/rows/products'
import { labelLines } from './label-lines'
import { shelfWords } from './shelf-words'
import { wordsOf } from './words'

const lines = (product: Partial<Product>, maker = '', language: 'en' | 'ur' = 'en') =>
  labelLines(
    language,
    shelfWords(wordsOf(language, siteValues)),
    { id: 1, version: 1, ...newProduct(), category: 'stock', ...product },
    maker,
  )

test.each([
  [{}, '', []],
  [{}, 'Wular Feeds, Sopore', [['Made by', 'Wular Feeds, Sopore']]],
  [{ maker: 'Tungnath Mills, Chamoli' }, 'Wular Feeds', [['Made by', 'Tungnath Mills, Chamoli']]],
  [{ mrp: '2600.00' }, '', [['MRP, all taxes included', '₹2,600']]],
  [{ countryOfOrigin: 'India' }, '', [['Country of origin', 'India']]],
  [{ bestBefore: ' 6 ' }, '', [['Best before', '6 months from packing']]],
  [{ bestBefore: 'June 2027' }, '', [['Best before', 'June 2027']]],
  [{ bestBefore: '2027' }, '', [['Best before', '2027']]],
  [{ licenceNumber: 'F/12' }, '', [['Licence number', 'F/12']]],
])('for %j made by %j the label shows %j', (product, maker, said) => {
  expect(lines(product, maker)).toEqual(said)
})

test('isolates typed text in a right-to-left line', () => {
  expect(lines({ licenceNumber: 'F/12 (J&K)' }, '', 'ur')).toEqual([['لائسنس نمبر', '\u2068F/12 (J&K)\u2069']])
})
