import { expect, test } from 'vitest'
import { atTodaysPrices, chosenFeed, feedValue, itemsInText, itemsOfText, sumOfItems } from './line-items'

test('a chosen feed consists of SKU and shown price', () => {
  const value = feedValue({ sku: 'LTF STOCK 25', price: '3000.00' })
  expect(chosenFeed(value)).toEqual({ sku: 'LTF STOCK 25', price: '3000.00' })
  for (const wrong of ['', 'LTF', 'LTF 3000', '3000.00', ' 3000.00', 'LTF -1.00']) {
    expect(chosenFeed(wrong), wrong).toBeUndefined()
  }
})

test('rows round-trip as text, without rows that have no feed', () => {
  const rows = [
    { feed: 'LTF-STOCK-25 3000.00', bags: '4' },
    { feed: '', bags: '2' },
    { feed: 'LTF SMALL 2750.50', bags: 'many' },
  ]
  const kept = itemsInText(rows)
  expect(kept).toBe('LTF-STOCK-25 3000.00 4\nLTF SMALL 2750.50 1')
  expect(itemsOfText(kept)).toEqual([rows[0], { feed: 'LTF SMALL 2750.50', bags: '1' }])
  expect([itemsOfText(''), itemsOfText('x'), itemsOfText('LTF 3000.00 -4')]).toEqual([[], [], []])
})

test('a restored row has the current price, or no feed if it is gone', () => {
  const rows = ['S 2900.00', 'GONE 1.00', ''].map((feed) => ({ feed, bags: '2' }))
  expect(atTodaysPrices(rows, [{ sku: 'S', price: '3000.00' }]).map(({ feed }) => feed)).toEqual(['S 3000.00', '', ''])
})

test('sums bags, prices and the delivery charge', () => {
  const rows = [
    { feed: 'LTF-STOCK-25 3000.00', bags: '4' },
    { feed: 'LTF-SMALL-25 2750.50', bags: '0' },
    { feed: '', bags: '9' },
  ]
  expect(sumOfItems(rows, '300.00')).toEqual({ bags: 5, paise: 1_200_000 + 275_050 + 30_000 })
  expect(sumOfItems([], '0.00')).toEqual({ bags: 0, paise: 0 })
})
