import { expect, test } from 'vitest'
import type { Order } from '~/schemas/orders'
import { storedOrder } from '../../tests/fixtures/stored-orders'
import { awaitedDay, bagsInWords, bagsOf, itemsInWords } from './order-words'

const item = { productId: 1, unitPrice: '2500.00', totalPrice: '2500.00', productSku: 'X' }
const order: Order = {
  ...storedOrder('Ghulam Nabi'),
  id: 12,
  totalAmount: '13750.00',
  items: [
    { ...item, quantity: 4, productName: 'Small Stage Trout Feed' },
    { ...item, quantity: 1, productName: 'Stock Stage Feed' },
  ],
  handling: { privateNotes: 'Never pays.', promisedDay: '2026-11-30', version: 1 },
}

test('says what was ordered, and how many bags', () => {
  expect(itemsInWords(order)).toBe('4\u00a0×\u00a0Small Stage, 1\u00a0×\u00a0Stock Stage')
  expect([1, bagsOf(order), 1200].map(bagsInWords)).toEqual(['1 bag', '5 bags', '1,200 bags'])
})

test('keeps the name of a feed that has no longer one', () => {
  expect(itemsInWords({ items: [{ ...item, quantity: 1, productName: 'Feed' }] })).toBe('1\u00a0×\u00a0Feed')
})

test('awaits no day that was not promised', () => {
  expect(awaitedDay({ status: 'pending' })).toBe(undefined)
})
