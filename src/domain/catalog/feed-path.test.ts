import { expect, test } from 'vitest'
import { skuIn } from '~/routes'
import { feedNamed, feedPath } from './feed-path'

const feeds = ['LTF-EARLY-25', 'A/B', "50 ?#&'", 'دانہ 25', 'Ａ1', 'a1', ' edge '].map((sku) => ({ sku }))

test.each(feeds)('the page of $sku names it', ({ sku }) => {
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
])('%j names %j', (named, sku) => {
  expect(feedNamed(feeds, named)?.sku).toBe(sku)
})

test.each([
  ['.', '/shop?details=.'],
  ['..', '/shop?details=..'],
  ['50%', '/shop?details=50%25'],
  ['A\\B', '/shop?details=A%5CB'],
])('a feed called %s has no page of its own', (sku, path) => {
  expect(feedPath(sku)).toBe(path)
})
