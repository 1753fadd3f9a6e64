import { expect, test } from 'vitest'
import { storedOrder } from '../../../tests/fixtures/rows/stored-orders'
import { indianDay } from '../dates'
import { NO_DISTRICT } from '../district-names'
import type { Order } from '../orders/schema'
import { DaySales, PeriodSales } from './period-sales'

const NOW = ['2026-11-20', '2026-11-21']
const BEFORE = ['2026-11-18', '2026-11-19']

const [item] = storedOrder().items
const order = (createdAt: string, changes: Partial<Order> = {}): Order =>
  ({ ...storedOrder(), id: 1, createdAt, ...changes }) as Order
const sold = (productId: number, quantity: number, totalPrice: string) =>
  ({ ...item, productId, quantity, totalPrice }) as Order['items'][number]
const summed = (...orders: Order[]) => {
  const ofDay = Map.groupBy(orders, ({ createdAt }) => indianDay(new Date(createdAt)))
  const summedDays = (days: string[]) => days.map((day) => new DaySales(ofDay.get(day) ?? []))
  return new PeriodSales(summedDays(NOW), summedDays(BEFORE))
}

test('sums each Indian day with its day of the previous period, cancelled orders separately', () => {
  const sales = summed(
    order('2026-11-19T18:30:00.000Z', { totalAmount: '100.00' }),
    order('2026-11-20T18:29:59.999Z', { totalAmount: '50.50', status: 'cancelled' }),
    order('2026-11-21T18:29:59.999Z', { totalAmount: '7.00' }),
    order('2026-11-21T18:30:00.000Z', { totalAmount: '1000000.00' }),
    order('2026-11-19T18:29:59.999Z', { totalAmount: '30.00' }),
    order('2026-11-17T18:30:00.000Z', { totalAmount: '20.00' }),
    order('2026-11-17T18:29:59.999Z', { totalAmount: '2000000.00', status: 'delivered' }),
  )
  const none = { orders: 0, revenue: '0.00' }
  expect(sales.days()).toEqual([
    {
      now: { orders: 1, revenue: '100.00', cancelled: { orders: 1, revenue: '50.50' } },
      before: { orders: 1, revenue: '20.00', cancelled: none },
    },
    {
      now: { orders: 1, revenue: '7.00', cancelled: none },
      before: { orders: 1, revenue: '30.00', cancelled: none },
    },
  ])
  expect(sales.totals()).toEqual({
    now: { orders: 2, revenue: '107.00', cancelled: { orders: 1, revenue: '50.50' } },
    before: { orders: 2, revenue: '50.00', cancelled: none },
  })
})

test('sums the period by product and district, largest first, with a row for no district', () => {
  const address = { ...storedOrder().shippingAddress, city: 'Kashmir' }
  const at = '2026-11-20T06:00:00.000Z'
  const sales = summed(
    order(at, { items: [sold(1, 2, '10.00'), sold(1, 1, '5.00')], shippingAddress: { ...address, street: 'Weir, Shopian' } }),
    order(at, { items: [sold(2, 9, '90.00')], shippingAddress: { ...address, street: 'Delhi road' } }),
    order(at, { items: [sold(2, 9, '90.00')], shippingAddress: { ...address, street: 'Weir, Shopian' }, status: 'cancelled' }),
    order('2026-11-18T06:00:00.000Z', { items: [sold(3, 1, '1.00')] }),
  )
  expect(sales.products().map(({ productId, orders, bags, revenue }) => [productId, orders, bags, revenue])).toEqual([
    [2, 1, 9, '90.00'],
    [1, 1, 3, '15.00'],
  ])
  const districts = [...sales.districts()].map(([district, { orders, cancelled }]) => [district, orders, cancelled.orders])
  expect(districts).toEqual([
    ['Shopian', 1, 1],
    [NO_DISTRICT, 1, 0],
  ])
})
