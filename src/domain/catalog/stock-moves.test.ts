import { expect, test } from 'vitest'
import { storedOrder } from '../../../tests/fixtures/stored-orders'
import { movesOfOrder, stockMovesOf } from './stock-moves'

const AT = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].map((day) => `${day}T06:00:00.000Z`) as [
  string,
  string,
  string,
  string,
]
const [item] = storedOrder().items
const items = item ? [{ ...item, productId: 7, quantity: 3 }] : []
const ordered = (statuses: readonly string[]) => ({
  ...storedOrder(),
  id: 12,
  items,
  statusHistory: statuses.map((status, index) => ({ status, at: AT[index] ?? '' })) as never,
})
const move = {
  id: 1,
  productId: 7,
  reason: 'milled' as const,
  by: 40,
  stockAfter: 40,
  note: '',
  at: '2026-11-02T12:00:00.000Z',
  username: 'a',
}
const listed = (statuses: readonly string[], since = AT[0]) =>
  stockMovesOf({ entered: [move], ofDays: [movesOfOrder(ordered(statuses), 7).reverse()], since }).map(
    ({ reason, by, at, orderId }) => [reason, by, at.slice(0, 10), orderId],
  )

test.each([
  [['pending', 'confirmed'], [['sold', -3, '2026-11-01', 12]]],
  [
    ['pending', 'cancelled', 'cancelled'],
    [
      ['cancelled', 3, '2026-11-02', 12],
      ['sold', -3, '2026-11-01', 12],
    ],
  ],
  [
    ['pending', 'confirmed', 'cancelled', 'pending'],
    [
      ['sold', -3, '2026-11-04', 12],
      ['cancelled', 3, '2026-11-03', 12],
      ['sold', -3, '2026-11-01', 12],
    ],
  ],
])('an order that was %j moved the stock so: %j', (statuses, moves) => {
  expect(listed(statuses).filter(([, , , orderId]) => orderId)).toEqual(moves)
})

test('lists what was entered among them, newest first, and nothing older', () => {
  expect(listed(['pending', 'confirmed', 'cancelled'], AT[1])).toEqual([
    ['cancelled', 3, '2026-11-03', 12],
    ['milled', 40, '2026-11-02', null],
  ])
})
