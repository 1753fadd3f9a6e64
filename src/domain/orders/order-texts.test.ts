import { expect, test } from 'vitest'
import { ORDER_OF_TWO_FEEDS } from '../../../tests/fixtures/rows/stored-orders'
import { awaitedDay, bagsInWords, bagsOf, itemsInWords } from './order-texts'

const order = ORDER_OF_TWO_FEEDS

test('formats the items and the bags', () => {
  expect(itemsInWords(order)).toBe('4\u00a0×\u00a0Small Stage, 1\u00a0×\u00a0Stock Stage')
  expect([1, bagsOf(order), 1200].map(bagsInWords)).toEqual(['1 bag', '5 bags', '1,200 bags'])
})

test('keeps the name of a feed without a short form', () => {
  expect(itemsInWords({ items: order.items.slice(1).map((item) => ({ ...item, productName: 'Feed' })) })).toBe(
    '1\u00a0×\u00a0Feed',
  )
})

test('shows no day if none was promised', () => {
  expect(awaitedDay({ status: 'pending' })).toBe(undefined)
})
