import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_PAISE, paiseIn, rupees, sumOf } from './money'
import { salesByDay, salesByProduct } from './sales'

const NOW = new Date('2026-11-21T10:00:00.000Z')

describe('sales by day', () => {
  test.each([
    ['now', NOW.toISOString(), '2026-11-21'],
    ['in the first minute of the day in India', '2026-11-20T18:30:00.000Z', '2026-11-21'],
    ['in the last minute of the day before', '2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['in the first minute of the oldest day', '2026-10-22T18:30:00.000Z', '2026-10-23'],
    ['before the oldest day', '2026-10-22T18:29:59.999Z', undefined],
    ['a year ago', '2025-11-21T10:00:00.000Z', undefined],
    ['tomorrow, by a clock that was wrong', '2026-11-22T10:00:00.000Z', undefined],
  ])('an order placed %s', (_case, createdAt, day) => {
    const days = salesByDay([{ createdAt, totalAmount: '2500.00' }], 30, NOW)
    expect(days.filter(({ orders }) => orders > 0)).toEqual(day ? [{ day, orders: 1, revenue: '2500.00' }] : [])
  })

  test('has thirty days in a row, those without an order too', () => {
    const days = salesByDay([], 30, NOW)
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ day: '2026-10-23', orders: 0, revenue: '0.00' })
    expect(days.at(-1)?.day).toBe('2026-11-21')
    expect(new Set(days.map(({ day }) => day)).size).toBe(30)
  })

  const recent = fc.record({
    createdAt: fc.integer({ min: 0, max: 29 * 24 * 60 - 1 }).map((minutes) => new Date(+NOW - minutes * 60_000).toISOString()),
    totalAmount: fc.integer({ min: 0, max: MAX_PAISE }).map(rupees),
  })

  test('the days hold every order of the time, and not a paisa more', () => {
    fc.assert(
      fc.property(fc.array(recent), (orders) => {
        const days = salesByDay(orders, 30, NOW)
        expect(days.reduce((sum, day) => sum + day.orders, 0)).toBe(orders.length)
        expect(sumOf(days.map(({ revenue }) => revenue))).toBe(sumOf(orders.map(({ totalAmount }) => totalAmount)))
      }),
    )
  })
})

const item = (productId: number, quantity: number, totalPrice: string, productName = `Feed ${productId}`) => ({
  productId,
  quantity,
  totalPrice,
  productName,
  unitPrice: totalPrice,
  productSku: `SKU-${productId}`,
})

describe('sales by product', () => {
  test('nothing was sold by no orders', () => {
    expect(salesByProduct([])).toEqual([])
  })

  test('sums bags and revenue, counts an order once, and puts the largest revenue first', () => {
    const orders = [
      { id: 3, items: [item(1, 1, '100.00'), item(1, 2, '200.00')] },
      { id: 2, items: [item(2, 5, '900.50')] },
      { id: 1, items: [item(1, 3, '300.00'), item(2, 1, '0.25')] },
    ]
    expect(salesByProduct(orders)).toEqual([
      { productId: 2, name: 'Feed 2', orders: 2, bags: 6, revenue: '900.75' },
      { productId: 1, name: 'Feed 1', orders: 2, bags: 6, revenue: '600.00' },
    ])
  })

  test('calls a product by the name of its newest order', () => {
    const orders = [
      { id: 2, items: [item(1, 1, '1.00', 'Early Stage Plus')] },
      { id: 1, items: [item(1, 1, '1.00', 'Early Stage')] },
    ]
    expect(salesByProduct(orders).map(({ name }) => name)).toEqual(['Early Stage Plus'])
  })

  const items = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: MAX_PAISE }))
      .map(([productId, quantity, paise]) => item(productId, quantity, rupees(paise))),
  )

  test('the products hold every bag and every paisa of the orders, in falling revenue', () => {
    fc.assert(
      fc.property(fc.array(items), (lists) => {
        const orders = lists.map((each, index) => ({ id: index + 1, items: each }))
        const products = salesByProduct(orders)
        const all = lists.flat()
        expect(products.reduce((sum, { bags }) => sum + bags, 0)).toBe(all.reduce((sum, { quantity }) => sum + quantity, 0))
        expect(sumOf(products.map(({ revenue }) => revenue))).toBe(sumOf(all.map(({ totalPrice }) => totalPrice)))
        const revenues = products.map(({ revenue }) => paiseIn(revenue))
        expect(revenues).toEqual(revenues.toSorted((a, b) => b - a))
      }),
    )
  })
})
