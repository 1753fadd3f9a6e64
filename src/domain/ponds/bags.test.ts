import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEED, pondEvent, uuid } from '../../../tests/fixtures/rows/ponds'
import { bagsToOrder, endsSoon, type FeedLeft, feedKey } from './bags'
import { entriesOf } from './entries'
import { feedLedger, feedsLeft } from './feed-ledger'
import type { BagEvent } from './schema'

const TODAY = '2026-03-10'
let ids = 1
const bags = (kind: 'bought' | 'counted', day: string, kilograms: number, hour = '04', more = {}): BagEvent => ({
  id: uuid(ids++),
  kind,
  day,
  at: `${day}T${hour}:00:00.000Z`,
  revision: 1,
  feed: FEED,
  kilograms,
  ...more,
})
const fed = (day: string, kilograms: number, hour = '05') =>
  pondEvent('fed', day, { kilograms, feed: FEED }, { at: `${day}T${hour}:00:00.000Z` })

const leftOf = (events: BagEvent[], feeds: ReturnType<typeof fed>[], daily = 0) =>
  feedsLeft(feedLedger(entriesOf(events), feeds), new Map([[FEED.sku, daily]]), TODAY)

test.each([
  ['bought', [bags('bought', '2026-03-01', 100)], [], 100],
  ['bought and fed', [bags('bought', '2026-03-01', 100)], [fed('2026-03-02', 30)], 70],
  ['bought twice', [bags('bought', '2026-03-01', 100), bags('bought', '2026-03-03', 50)], [fed('2026-03-02', 30)], 120],
  ['fed before it was bought', [bags('bought', '2026-03-03', 100)], [fed('2026-03-02', 30)], 100],
  [
    'counted anew',
    [bags('bought', '2026-03-01', 100), bags('counted', '2026-03-05', 60)],
    [fed('2026-03-02', 30), fed('2026-03-06', 5)],
    55,
  ],
  ['counted before the feed of that day', [bags('counted', '2026-03-05', 60)], [fed('2026-03-05', 5)], 55],
  ['counted after the feed of that day', [bags('counted', '2026-03-05', 60, '09')], [fed('2026-03-05', 5)], 60],
  ['counted and bought on one day', [bags('counted', '2026-03-05', 10), bags('bought', '2026-03-05', 25, '06')], [], 35],
  ['fed more than was there', [bags('bought', '2026-03-01', 10)], [fed('2026-03-02', 30)], 0],
])('computes what is left of feed %s', (_, events, feeds, left) => {
  expect(leftOf(events, feeds).map((each) => each.left)).toEqual([left])
})

test('leaves out a feed that was never bought or counted', () => {
  expect(leftOf([], [fed('2026-03-02', 30)])).toEqual([])
})

test.each([
  [100, 10, 10, '2026-03-20'],
  [99, 10, 9, '2026-03-19'],
  [0.3, 0.1, 3, '2026-03-13'],
  [0, 10, 0, TODAY],
])('%d kg at %d kg a day last %d days', (kilograms, daily, days, endsOn) => {
  expect(leftOf([bags('counted', '2026-03-05', kilograms)], [], daily)).toMatchObject([{ days, endsOn, bags: kilograms / 25 }])
})

test('a feed that no pond uses does not run out', () => {
  const [left] = leftOf([bags('counted', '2026-03-05', 50)], [])
  expect(left).toMatchObject({ days: undefined, endsOn: undefined })
  expect(left && endsSoon(left, 60)).toBe(false)
})

test.each([
  [7, 7, true],
  [8, 7, false],
  [0, 0, true],
])('warns of a feed for %d days %d days before: %s', (days, warnDays, isSoon) => {
  expect(endsSoon({ days } as FeedLeft, warnDays)).toBe(isSoon)
})

test.each([
  [10, 0, 12],
  [10, 50, 10],
  [10, 49.9, 11],
  [1, 500, 1],
])('%d kg a day with %d kg left need %d bags for 30 days', (daily, left, count) => {
  expect(bagsToOrder({ daily, left } as FeedLeft)).toBe(count)
})

test('bags to order plus what is left cover 30 days', () => {
  const amount = fc.double({ min: 0, max: 500, noNaN: true })
  fc.assert(
    fc.property(amount, amount, (daily, left) => {
      expect(bagsToOrder({ daily, left } as FeedLeft) * 25 + left).toBeGreaterThanOrEqual(daily * 30 - 0.001)
    }),
  )
})

test('identifies a feed by its SKU, or by its normalized name', () => {
  expect(feedKey(FEED)).toBe(FEED.sku)
  expect(feedKey({ name: ' Local Feed ' })).toBe(feedKey({ name: 'local feed' }))
})
