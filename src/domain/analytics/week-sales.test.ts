import { expect, test } from 'vitest'
import type { Order } from '../orders/schema'
import { soldIn, startOfLastWeek, weekSales } from './week-sales'

/** Tuesday, 24 November 2026, 10:00 in India. */
const TUESDAY = new Date('2026-11-24T10:00:00+05:30')

const order = (at: string, totalAmount = '100.00', status: Order['status'] = 'pending') => ({
  createdAt: new Date(`2026-11-${at}+05:30`).toISOString(),
  totalAmount,
  status,
})

test.each([
  ['a Monday, at its first moment', '2026-11-23T00:00:00+05:30'],
  ['a Tuesday', '2026-11-24T10:00:00+05:30'],
  ['a Sunday, at its last moment', '2026-11-29T23:59:59+05:30'],
])('on %s last week began on the previous Monday', (_day, now) => {
  expect(new Date(startOfLastWeek(new Date(now)))).toEqual(new Date('2026-11-16T00:00:00+05:30'))
})

test('compares a Tuesday with last week until the same hour and with all of last week', () => {
  const orders = [
    order('15T23:59:59', '1.00'),
    order('16T00:00:00', '2.00'),
    order('17T09:59:59', '4.00'),
    order('17T10:00:00', '8.00'),
    order('22T23:59:59', '16.00'),
    order('23T00:00:00', '32.00'),
    order('24T09:00:00', '64.00'),
  ]
  expect(weekSales(soldIn(orders), TUESDAY)).toEqual({
    thisWeek: { orders: 2, revenue: '96.00' },
    lastWeekByNow: { orders: 2, revenue: '6.00' },
    lastWeek: { orders: 4, revenue: '30.00' },
  })
})

test('does not count cancelled orders', () => {
  const orders = [order('23T12:00:00', '50.00', 'cancelled'), order('17T09:00:00', '50.00', 'cancelled')]
  const none = { orders: 0, revenue: '0.00' }
  expect(weekSales(soldIn(orders), TUESDAY)).toEqual({ thisWeek: none, lastWeekByNow: none, lastWeek: none })
})
