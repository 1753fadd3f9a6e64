import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedOrder } from '../../../tests/fixtures/rows/stored-orders'
import { pageOf } from '../paging'
import { listedMove, movesOfOrder, newestMovesFirst, pageOfMoves } from './stock-moves'

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
const FIRST = { page: 1, size: 50 }
const listed = (statuses: readonly string[]) =>
  pageOfMoves([newestMovesFirst(movesOfOrder(ordered(statuses), 7)), [listedMove(move)]], FIRST, 40).rows.map(
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
])('an order with the statuses %j moves the stock: %j', (statuses, moves) => {
  expect(listed(statuses).filter(([, , , orderId]) => orderId)).toEqual(moves)
})

test('an order placed, edited and cancelled within one millisecond moves the bags of each step', () => {
  const order = ordered(['pending', 'cancelled'])
  const [at] = AT
  const before = (quantity: number) => ({ at, before: { items: order.items.map((item) => ({ ...item, quantity })) } })
  const statusHistory = ['pending', 'cancelled'].map((status) => ({ status, at }))
  const moves = movesOfOrder({ ...order, statusHistory, edits: [before(1), before(2)] } as never, 7)
  expect(moves.map(({ reason, by }) => [reason, by]).toSorted()).toEqual([
    ['cancelled', 3],
    ['edited', -1],
    ['edited', -1],
    ['sold', -1],
  ])
})

const back = (bags: number, at: string, isInStock: boolean) => ({ at, item: 0, bags, isInStock })

interface Back {
  how: string
  statuses?: readonly string[]
  goods: object
  moves: [string, number][]
}

const BACK: Back[] = [
  { how: 'whole', goods: { goodsReturned: true, goodsBefore: [{ until: AT[2] }] }, moves: [['returned', 3]] },
  {
    how: 'whole, and were cancelled later',
    statuses: ['pending', 'shipped', 'shipped', 'cancelled'],
    goods: { goodsReturned: true, goodsBefore: [{ until: AT[2] }] },
    moves: [['returned', 3]],
  },
  {
    how: 'whole, and left anew',
    goods: { goodsBefore: [{ until: AT[1] }, { until: AT[2], goodsReturned: true }] },
    moves: [
      ['returned', 3],
      ['sold', -3],
    ],
  },
  {
    how: 'by line, one bag of two spoiled, and left anew',
    goods: { goodsBefore: [{ until: AT[2], returns: [back(1, AT[1], true), back(1, AT[1], false)] }] },
    moves: [
      ['returned', 1],
      ['sold', -2],
    ],
  },
  { how: 'not at all, after a credit note', goods: { goodsReturned: false, goodsBefore: [{ until: AT[1] }] }, moves: [] },
]

test.each(BACK)('goods that came back $how', ({ statuses = ['pending', 'shipped'], goods, moves }) => {
  const found = movesOfOrder({ ...ordered(statuses), ...goods }, 7).map(({ reason, by }) => [reason, by])
  expect(found).toEqual([['sold', -3], ...moves])
})

test('lists entered moves with them, newest first', () => {
  expect(listed(['pending', 'confirmed', 'cancelled'])).toEqual([
    ['cancelled', 3, '2026-11-03', 12],
    ['milled', 40, '2026-11-02', null],
    ['sold', -3, '2026-11-01', 12],
  ])
})

test('paging over many lists equals paging one sorted list', () => {
  const day = fc.array(fc.record({ at: fc.constantFrom(...AT), by: fc.integer() }), { maxLength: 9 })
  fc.assert(
    fc.property(
      fc.array(day, { maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      (days, page, size) => {
        const lists = days.map((moves) => newestMovesFirst(moves.map((each) => ({ ...listedMove(move), ...each }))))
        const sorted = lists.flat().sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
        const { rows, total, pages, page: shown } = pageOf(sorted, String(page), size)
        expect(pageOfMoves(lists, { page, size }, 40)).toEqual({ rows, total, pages, page: shown })
      },
    ),
  )
})
