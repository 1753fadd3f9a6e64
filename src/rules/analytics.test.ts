import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES } from '~/schemas/orders'
import { formatShare, isAboutProduct, newest, orderStats, overviewOf } from './analytics'
import { MAX_PAISE, paiseIn, rupees } from './money'

const order = (totalAmount: string, status: (typeof ORDER_STATUSES)[number] = 'pending') => ({ totalAmount, status })

describe('the overview', () => {
  test.each([
    ['no order and no contact', [], 0, '0.00', '0.00', undefined, undefined],
    ['contacts alone', [], 4, '0.00', '0.00', 0, undefined],
    ['orders without a contact', [order('2500.00')], 0, '2500.00', '2500.00', undefined, 0],
    ['one order of three contacts', [order('2500.00', 'delivered')], 3, '2500.00', '2500.00', 1 / 3, 1],
    ['more orders than contacts', [order('1.00'), order('2.00'), order('2.00')], 2, '5.00', '1.67', 1.5, 0],
    [
      'a cancelled order, which counts',
      [order('100.00', 'cancelled'), order('50.50', 'delivered')],
      1,
      '150.50',
      '75.25',
      2,
      0.5,
    ],
  ])('%s', (_case, orders, contacts, revenue, averageOrder, conversion, completion) => {
    expect(overviewOf(orders, contacts)).toMatchObject({ revenue, averageOrder, conversion, completion })
  })

  const orders = fc.array(
    fc.record({ totalAmount: fc.integer({ min: 0, max: MAX_PAISE }).map(rupees), status: fc.constantFrom(...ORDER_STATUSES) }),
    { minLength: 1 },
  )

  test('the average lies between the smallest and the largest order, and the completed share between none and all', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const amounts = all.map(({ totalAmount }) => paiseIn(totalAmount))
        const { averageOrder, completion = -1 } = overviewOf(all, 1)
        expect(paiseIn(averageOrder)).toBeGreaterThanOrEqual(Math.min(...amounts))
        expect(paiseIn(averageOrder)).toBeLessThanOrEqual(Math.max(...amounts))
        expect(completion >= 0 && completion <= 1).toBe(true)
      }),
    )
  })

  test('the order of the orders changes nothing', () => {
    fc.assert(
      fc.property(orders, (all) => {
        expect(overviewOf(all.toReversed(), 7)).toEqual(overviewOf(all, 7))
      }),
    )
  })
})

test.each([
  [undefined, '–'],
  [0, '0.0%'],
  [1 / 3, '33.3%'],
  [2 / 3, '66.7%'],
  [1, '100.0%'],
  [12.5, '1,250.0%'],
])('a share of %s reads %s', (share, text) => {
  expect(formatShare(share)).toBe(text)
})

test('the newest are the first five', () => {
  expect(newest([7, 6, 5, 4, 3, 2])).toEqual([7, 6, 5, 4, 3])
  expect(newest([7])).toEqual([7])
})

test('the order screen counts all, the pending and the shipped, and sums every total', () => {
  const orders = [order('100.25', 'pending'), order('50.00', 'shipped'), order('1.00', 'cancelled'), order('2.00', 'pending')]
  expect(orderStats(orders)).toEqual({ total: 4, pending: 2, shipped: 1, revenue: '153.25' })
  expect(orderStats([])).toEqual({ total: 0, pending: 0, shipped: 0, revenue: '0.00' })
})

test.each([
  ['Product Inquiry', true],
  ['Re: Product Inquiry: fry', true],
  ['product inquiry', false],
  ['New Order: Early Stage', false],
])('a contact about "%s" is about a product: %s', (subject, isOne) => {
  expect(isAboutProduct({ subject })).toBe(isOne)
})
