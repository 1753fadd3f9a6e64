import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedOrder } from '../../../tests/fixtures/rows/stored-orders'
import { detailsInShort } from '../orders/order-line'
import { allocated, bagsOutside, type Lot, namedLots, withPlannedLots } from './allocation'

const lot = (name: string, changes: Partial<Lot> = {}): Lot => ({
  ...{ lot: name, productId: 1, bestBefore: '2027-01-01', isOver: false, state: 'free', left: 10 },
  ...changes,
})
const of = (quantity: number, lots: Lot[], text = '') =>
  detailsInShort({ lots: allocated([{ productId: 1, quantity }], lots, namedLots(text))[0] })

test.each([
  ['E-261123-1', [['E-261123-1', undefined]]],
  [
    'e-261123-1 × 10, S-1 x5',
    [
      ['E-261123-1', 10],
      ['S-1', 5],
    ],
  ],
  ['Ｅ-261123-1.', [['E-261123-1', undefined]]],
  ['', []],
])('%j may name %j', (text, named) => {
  expect(namedLots(text).map(({ lot, bags }) => [lot, bags])).toEqual(named)
})

test('the first to expire leaves first, and the next one gives the rest', () => {
  expect(of(12, [lot('LATE', { bestBefore: '2027-03-01' }), lot('SOON')])).toBe('SOON ×10, LATE ×2')
})

test('a named lot goes first, as many bags as said', () => {
  const lots = () => [lot('LATE', { bestBefore: '2027-03-01' }), lot('SOON')]
  expect(of(8, lots(), 'LATE')).toBe('LATE ×8')
  expect(of(12, lots(), 'LATE')).toBe('LATE ×10, SOON ×2')
  expect(of(8, lots(), 'late ×3')).toBe('LATE ×3, SOON ×5')
})

test('a lot that is named twice gives the sum of both', () => {
  const lots = () => [lot('LATE', { bestBefore: '2027-03-01' }), lot('SOON')]
  expect(of(9, lots(), 'LATE ×3, LATE ×2')).toBe('LATE ×5, SOON ×4')
  expect(of(9, lots(), 'LATE ×3, LATE')).toBe('LATE ×9')
})

test('what is named for a lot is taken for all lines of its feed together', () => {
  const lots = [lot('LATE', { bestBefore: '2027-03-01' }), lot('SOON')]
  const lines = [3, 4].map((quantity) => ({ productId: 1, quantity }))
  const taken = allocated(lines, lots, namedLots('LATE ×3, LATE ×2'))
  expect(taken.map((each) => detailsInShort({ lots: each }))).toEqual(['LATE ×3', 'LATE ×2, SOON ×2'])
})

test('held, recalled and expired lots leave only if they are named', () => {
  const lots = () => [lot('HELD', { state: 'held' }), lot('BACK', { state: 'recalled' }), lot('OLD', { isOver: true })]
  expect(of(5, lots())).toBe('')
  expect(of(5, lots(), 'OLD')).toBe('OLD ×5')
})

test('no lot of another feed is taken, and none gives more than it has', () => {
  const lots = fc.array(
    fc.record({
      lot: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      productId: fc.integer({ min: 1, max: 3 }),
      bestBefore: fc.constantFrom('2026-11-01', '2026-12-01', '2027-01-01'),
      isOver: fc.boolean(),
      state: fc.constantFrom('free' as const, 'held' as const, 'recalled' as const),
      left: fc.integer({ min: -5, max: 20 }),
    }),
    { maxLength: 5 },
  )
  const unique = lots.map((all) => all.filter((each, place) => all.findIndex(({ lot }) => lot === each.lot) === place))
  const items = fc.array(fc.record({ productId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 30 }) }), {
    maxLength: 4,
  })
  const text = fc.array(fc.constantFrom('A', 'B ×3', 'C ×0', 'D', 'nonsense'), { maxLength: 4 }).map((parts) => parts.join(', '))
  fc.assert(
    fc.property(unique, items, text, (before, wanted, words) => {
      const after = before.map((each) => ({ ...each }))
      const taken = allocated(wanted, after, namedLots(words))
      const all = taken.flat()
      for (const { lot: name, left } of before) {
        const bags = all.reduce((sum, each) => (each.lot === name ? sum + each.bags : sum), 0)
        expect(bags).toBeLessThanOrEqual(Math.max(0, left))
        expect(after.find((each) => each.lot === name)?.left).toBe(left - bags)
      }
      for (const [place, lots] of taken.entries()) {
        const { productId, quantity } = wanted[place] ?? { productId: 0, quantity: 0 }
        expect(lots.reduce((sum, { bags }) => sum + bags, 0)).toBeLessThanOrEqual(quantity)
        for (const each of lots) expect(before.find(({ lot }) => lot === each.lot)?.productId).toBe(productId)
      }
      const open = after.filter(({ state, isOver, left }) => state === 'free' && !isOver && left > 0)
      for (const [place, { productId, quantity }] of wanted.entries()) {
        const isShort = (taken[place] ?? []).reduce((sum, { bags }) => sum + bags, 0) < quantity
        // Only a lot that was named with fewer bags may have some left.
        if (isShort) expect(open.filter((each) => each.productId === productId && !words.includes(`${each.lot} ×`))).toEqual([])
      }
    }),
  )
})

test('orders are planned one after the other, each with its own lots first', () => {
  const item = { productId: 1, productName: 'Early', productSku: 'E', unitPrice: '1.00', totalPrice: '6.00', quantity: 6 }
  const order = (lotPlan?: { batch: string; expired?: string[] }, status = 'confirmed' as const) => ({
    ...{ items: [item], status },
    ...(lotPlan && { lotPlan }),
  })
  const lots = [lot('SOON'), lot('LATE', { bestBefore: '2027-03-01' }), lot('OLD', { bestBefore: '2026-11-01', isOver: true })]
  const planned = (orders: ReturnType<typeof order>[], text = '') =>
    withPlannedLots(orders, lots, namedLots(text)).map(({ items }) =>
      items.map((each) => detailsInShort({ ...each, lots: undefined })).join(),
    )
  expect(planned([order(), order()])).toEqual(['planned SOON ×6', 'planned SOON ×4, LATE ×2'])
  expect(planned([order({ batch: 'LATE' }), order({ batch: 'OLD' })])).toEqual(['planned LATE ×6', 'planned SOON ×6'])
  expect(planned([order({ batch: 'OLD', expired: ['old'] })], 'LATE ×2')).toEqual(['planned LATE ×2, OLD ×4'])
  expect(lots.map(({ left }) => left)).toEqual([10, 10, 10])
})

test('bags that came back into the stock are no longer outside, the last lots first', () => {
  const [item] = storedOrder().items
  const order = {
    ...storedOrder(),
    status: 'delivered' as const,
    items: item
      ? [
          {
            ...item,
            quantity: 12,
            lots: [
              { lot: 'A', bags: 8 },
              { lot: 'B', bags: 4 },
            ],
          },
        ]
      : [],
  }
  const outside = (changes: object) => ['A', 'B'].map((each) => bagsOutside({ ...order, ...changes }, each))
  const back = (bags: number, isInStock = true) => ({ returns: [{ at: '', item: 0, bags, isInStock }] })
  expect(outside({})).toEqual([8, 4])
  expect(outside(back(5))).toEqual([7, 0])
  expect(outside(back(5, false))).toEqual([8, 4])
  expect(outside({ status: 'cancelled' })).toEqual([0, 0])
  expect(outside({ status: 'confirmed' })).toEqual([0, 0])
  expect(outside({ goodsReturned: true })).toEqual([0, 0])
  for (const end of [{ goodsReturned: true }, { status: 'cancelled' }])
    expect(outside({ ...back(3, false), ...end })).toEqual([3, 0])
})
