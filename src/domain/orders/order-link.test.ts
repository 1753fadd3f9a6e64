import { expect, test } from 'vitest'
import { orderInLink, orderSearch } from './order-link'

const early = { sku: 'E', price: '2500.00', stockQuantity: 9 }
const stock = { sku: 'S 25/&', price: '3100.00', stockQuantity: 1 }
const gone = { sku: 'OUT', price: '3100.00', stockQuantity: 0 }
const feeds = [early, stock, gone]

const asked = (query: string) => orderInLink(new URLSearchParams(query), feeds)

test('a link names each feed of an order, and the form takes them at today’s prices', () => {
  const search = orderSearch([
    { sku: 'E', quantity: 2 },
    { sku: 'S 25/&', quantity: 3 },
  ])
  expect(search).toBe('?order=E&quantity=2&order=S%2025%2F%26&quantity=3')
  expect(asked(search)).toEqual({ first: early, bags: '2', more: [{ feed: 'S 25/& 3100.00', bags: '3' }], lacking: [] })
})

test('a feed that cannot be had is named, and the form begins with the first that can', () => {
  expect(asked('order=OUT&quantity=5&order=NONE&quantity=6&order=E&quantity=2')).toEqual({
    first: early,
    bags: '2',
    more: [],
    lacking: [gone, 'NONE'],
  })
  expect(asked('order=OUT')).toEqual({ first: undefined, bags: '', more: [], lacking: [gone] })
})

test('a feed that is named twice is one, with the bags of both', () => {
  expect(asked('order=E&quantity=2&order=S 25/%26&quantity=4&order=E&quantity=3&order=S 25/%26')).toMatchObject({
    bags: '5',
    more: [{ feed: 'S 25/& 3100.00', bags: '5' }],
  })
})

test('a link without a number leaves the bags to the form, and one of no feed asks for nothing', () => {
  expect(asked('order=E')).toMatchObject({ first: early, bags: '' })
  expect([asked(''), asked('quantity=2')]).toEqual([undefined, undefined])
})

test('a link of too many feeds is read up to the most that an order may have', () => {
  const many = orderSearch(Array.from({ length: 60 }, (_, index) => ({ sku: `N${index}`, quantity: 1 })))
  expect(asked(many)?.lacking).toHaveLength(50)
})
