import { expect, test } from 'vitest'
import { ORDER_STATUSES, type Order } from '~/schemas/orders'
import { storedOrder } from '../../tests/fixtures/stored-orders'
import { awaitedDay, bagsInWords, bagsOf, itemsInWords, orderMessage } from './order-words'

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

test('writes to the customer what he ordered, how far it is and when it comes', () => {
  expect(orderMessage({ ...order, status: 'confirmed' }, 'Lidder Trout Feeds')).toBe(
    [
      'Hello Ghulam Nabi, this is Lidder Trout Feeds about your order #12:',
      '4 × Small Stage Trout Feed',
      '1 × Stock Stage Feed',
      'Total: ₹13,750',
      'It is confirmed, and we are packing your feed.',
      'We will deliver it by 30 Nov 2026.',
    ].join('\n'),
  )
})

test('writes another sentence for each status, a day only while it is awaited, and never a private note', () => {
  const texts = ORDER_STATUSES.map((status) => orderMessage({ ...order, status }, 'Us'))
  expect(new Set(texts.map((text) => text.split('\n')[4])).size).toBe(ORDER_STATUSES.length)
  expect(texts.map((text) => text.includes('30 Nov'))).toEqual([true, true, true, false, false])
  expect(texts.join()).not.toContain('Never pays')
  expect(awaitedDay({ status: 'pending' })).toBe(undefined)
})
