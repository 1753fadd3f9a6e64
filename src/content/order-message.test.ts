import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '~/domain/orders/schema'
import { ORDER_OF_TWO_FEEDS } from '../../tests/fixtures/rows/stored-orders'
import { orderMessage } from './order-message'

const order = ORDER_OF_TWO_FEEDS

test('tells the customer the items, status and delivery day of an order', () => {
  expect(orderMessage({ ...order, status: 'confirmed' }, 'Lidder Trout Feeds')).toBe(
    [
      'Hello Ghulam Nabi, this is Lidder Trout Feeds about your order #12:',
      '4 × Small Stage Trout Feed',
      '1 × Stock Stage Feed',
      'Total: ₹13,750',
      'It is confirmed, and we are packing your feed.',
      'We will deliver it by 30\u00a0Nov\u00a02026.',
    ].join('\n'),
  )
})

test.each([
  ['ur', 'آپ کا آرڈر پکا ہو گیا ہے', '30\u00a0نومبر\u00a02026'],
  ['hi', 'आपका ऑर्डर पक्का हो गया है', '30\u00a0नवंबर\u00a02026'],
] as const)('writes to the customer in the language of the order: %s', (language, confirmed, day) => {
  const text = orderMessage({ ...order, status: 'confirmed', language }, 'Lidder Trout Feeds')
  for (const part of ['Ghulam Nabi', 'Lidder Trout Feeds', '12', '4 × Small Stage Trout Feed', '₹13,750', confirmed, day])
    expect(text).toContain(part)
})

test('has a sentence for each status, a day only before delivery, and never a private note', () => {
  const texts = ORDER_STATUSES.map((status) => orderMessage({ ...order, status }, 'Us'))
  expect(new Set(texts.map((text) => text.split('\n')[4])).size).toBe(ORDER_STATUSES.length)
  expect(texts.map((text) => text.includes('30\u00a0Nov'))).toEqual([true, true, true, false, false])
  expect(texts.join()).not.toContain('Never pays')
})

test.each(ORDER_STATUSES)('links to the page of a %s order with text that is true in each status', (status) => {
  const lines = orderMessage({ ...order, status }, 'Us', '/order/x').split('\n')
  expect(lines.at(-1)).toBe('Here you see how far it is, and what is left to pay: /order/x')
})
