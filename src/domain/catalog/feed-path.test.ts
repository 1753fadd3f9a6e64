import { expect, test } from 'vitest'
import { skuIn } from '~/routes'
import { feedNamed, feedPath } from './feed-path'

const feeds = ['LTF-EARLY-25', 'A/B', "50 ?#&'", 'دانہ 25', 'Ａ1', 'a1', ' edge '].map((sku) => ({ sku }))

test.each(feeds)('the path of $sku resolves to it', ({ sku }) => {
  const path = feedPath(sku)
  expect(new URL(path, 'https://shop.example').pathname).toBe(path)
  expect(skuIn(path)).toBe(sku)
  expect(feedNamed(feeds, sku)?.sku).toBe(sku)
})

test.each([
  ['ltf-early-25', 'LTF-EARLY-25'],
  ['ＬＴＦ-early-25', 'LTF-EARLY-25'],
  ['A1', 'Ａ1'],
  ['edge', ' edge '],
  ['LTF-EARLY', undefined],
  ['', undefined],
])('%j resolves to %j', (named, sku) => {
  expect(feedNamed(feeds, named)?.sku).toBe(sku)
})

test.each([
  ['.', '/shop?details=.'],
  ['..', '/shop?details=..'],
  ['50%', '/shop?details=50%25'],
  ['A\\B', '/shop?details=A%5CB'],
])('the SKU %s has no page', (sku, path) => {
  expect(feedPath(sku)).toBe(path)
})
