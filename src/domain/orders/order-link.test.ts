import { expect, test } from 'vitest'
import { orderInLink, orderSearch } from './order-link'

const early = { sku: 'E', price: '2500.00', stockQuantity: 9 }
const stock = { sku: 'S 25/&', price: '3100.00', stockQuantity: 1 }
const gone = { sku: 'OUT', price: '3100.00', stockQuantity: 0 }
const feeds = [early, stock, gone]

const asked = (query: string) => orderInLink(new URLSearchParams(query), feeds)

test('a link lists the feeds of an order, and the form uses current prices', () => {
  const search = orderSearch([
    { sku: 'E', quantity: 2 },
    { sku: 'S 25/&', quantity: 3 },
  ])
  expect(search).toBe('?order=E&quantity=2&order=S%2025%2F%26&quantity=3')
  expect(asked(search)).toEqual({ first: early, bags: '2', more: [{ feed: 'S 25/& 3100.00', bags: '3' }], lacking: [] })
})

test('an unavailable feed is reported, and the form starts with the first available one', () => {
  expect(asked('order=OUT&quantity=5&order=NONE&quantity=6&order=E&quantity=2')).toEqual({
    first: early,
    bags: '2',
    more: [],
    lacking: [gone, 'NONE'],
  })
  expect(asked('order=OUT')).toEqual({ first: undefined, bags: '', more: [], lacking: [gone] })
})

test('a feed listed twice is merged, with the bags of both', () => {
  expect(asked('order=E&quantity=2&order=S 25/%26&quantity=4&order=E&quantity=3&order=S 25/%26')).toMatchObject({
    bags: '5',
    more: [{ feed: 'S 25/& 3100.00', bags: '5' }],
  })
})

test('a link without a quantity leaves the bags empty, and a link without a feed orders nothing', () => {
  expect(asked('order=E')).toMatchObject({ first: early, bags: '' })
  expect([asked(''), asked('quantity=2')]).toEqual([undefined, undefined])
})

test('a link with too many feeds is cut at the maximum of an order', () => {
  const many = orderSearch(Array.from({ length: 60 }, (_, index) => ({ sku: `N${index}`, quantity: 1 })))
  expect(asked(many)?.lacking).toHaveLength(50)
})
