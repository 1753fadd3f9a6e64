import { expect, test } from 'vitest'
import { feedsInLink, furtherFeeds, orderSearch } from './order-link'

const offered = [
  { sku: 'E', price: '2500.00' },
  { sku: 'S 25/&', price: '3100.00' },
]

test('a link names each feed of an order, and the form takes the further ones at today’s prices', () => {
  const search = orderSearch([
    { sku: 'E', quantity: 2 },
    { sku: 'S 25/&', quantity: 3 },
    { sku: 'gone', quantity: 4 },
  ])
  expect(search).toBe('?order=E&quantity=2&order=S%2025%2F%26&quantity=3&order=gone&quantity=4')
  const asked = new URLSearchParams(search)
  expect([asked.get('order'), asked.get('quantity'), feedsInLink(asked)]).toEqual(['E', '2', 3])
  expect(furtherFeeds(asked, offered)).toEqual([{ feed: 'S 25/& 3100.00', bags: '3' }])
})

test('a link without a number asks for one bag, and one that is too long for fifty feeds', () => {
  expect(furtherFeeds(new URLSearchParams('order=E&order=E'), offered)).toEqual([{ feed: 'E 2500.00', bags: '1' }])
  expect(furtherFeeds(new URLSearchParams(orderSearch(Array(60).fill({ sku: 'E', quantity: 1 }))), offered)).toHaveLength(49)
})
