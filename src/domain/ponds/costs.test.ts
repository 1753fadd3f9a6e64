import { expect, test } from 'vitest'
import { FEED, pondEvent } from '../../../tests/fixtures/rows/ponds'
import type { Conversion } from './conversion'
import { benchmarkDifference, costPerKilogram, feedCost } from './costs'

const OTHER = { name: 'Feed of a neighbour' }
/** ₹100 per kilogram. */
const prices = new Map([[FEED.sku, 10_000]])
const fed = (kilograms: number, feed: { name: string; sku?: string } = FEED) =>
  pondEvent('fed', '2026-03-02', { kilograms, feed })

const conversionOf = (feed: number, gain: number) =>
  ({ feed, gain, economic: { ratio: feed / gain, from: 0, to: undefined } }) as unknown as Conversion

test('prices each feed from the shop, and reports feed without a price', () => {
  expect(feedCost([fed(10), fed(5), fed(2, OTHER), pondEvent('dead', '2026-03-02', { count: 1 })], prices)).toEqual({
    feeds: [
      { feed: FEED, kilograms: 15, paise: 150_000 },
      { feed: OTHER, kilograms: 2, paise: undefined },
    ],
    priced: 15,
    unpriced: 2,
    paise: 150_000,
  })
})

test.each([
  // 120 kg of feed at ₹100 for 100 kg of fish: ₹120 a kilogram.
  [[fed(120)], 120, 100, 12_000],
  [[fed(120)], 120, 0, undefined],
  [[fed(120), fed(1, OTHER)], 121, 100, undefined],
  [[], 0, 100, undefined],
])('feed cost per kilogram of fish: %#', (events, feed, gain, paise) => {
  expect(costPerKilogram(conversionOf(feed, gain), feedCost(events, prices))).toBe(paise)
})

test.each([
  // 0.2 kg of feed over the benchmark's 1.1 for each of 100 kg: 20 kg at ₹100.
  [130, 100, { perKilogram: 2000, total: 200_000 }],
  [110, 100, { perKilogram: 0, total: 0 }],
  [100, 100, { perKilogram: 0, total: 0 }],
  [90, 100, { perKilogram: 0, total: 0 }],
  // 0.1 kg under the benchmark's 0.9.
  [80, 100, { perKilogram: -1000, total: -100_000 }],
])('%d kg of feed for %d kg of fish differs from the benchmark by %j', (feed, gain, difference) => {
  expect(benchmarkDifference(conversionOf(feed, gain), feedCost([fed(feed)], prices))).toEqual(difference)
})

test('compares nothing without a price', () => {
  expect(benchmarkDifference(conversionOf(130, 100), feedCost([fed(130, OTHER)], prices))).toBeUndefined()
})
