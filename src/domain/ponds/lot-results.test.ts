import { expect, test } from 'vitest'
import { FEED, pondEvent, recordOf, uuid } from '../../../tests/fixtures/rows/ponds'
import { entriesOf } from './entries'
import { feedLedger } from './feed-ledger'
import { lotResults, ratioOf, seasonOf } from './lot-results'
import type { BagEvent } from './schema'

const fed = (day: string, kilograms: number) => pondEvent('fed', day, { kilograms, feed: FEED })
const bag = (number: number, lot: string, bestBefore: string): BagEvent => ({
  ...{ id: uuid(number), kind: 'bought', day: '2026-03-01', at: '2026-03-01T03:00:00.000Z', revision: 1 },
  ...{ feed: FEED, kilograms: 25, lot, bestBefore },
})

const feeds = [fed('2026-03-02', 25), fed('2026-03-20', 20), fed('2026-04-02', 10)]
const record = recordOf([
  pondEvent('stocked', '2026-03-01', { count: 1000, meanWeight: 50 }),
  ...feeds,
  pondEvent('dead', '2026-03-03', { count: 4 }),
  pondEvent('dead', '2026-03-20', { count: 6 }),
  pondEvent('weighed', '2026-03-31', { weighings: [{ number: 100, grams: 9000 }] }),
  pondEvent('harvested', '2026-04-05', { count: 100, kilograms: 10 }),
])
const bags = entriesOf([bag(1, 'A', '2026-05-01'), bag(2, 'B', '2026-06-01')])
const ledger = feedLedger(bags, feeds)

test('the growth between weighings is shared by the feed of the lots, and deaths count for the lot of their day', () => {
  const results = lotResults([record], ledger, '2026-04-10')
  const { gain = 0, feed = 0, dead } = results.get('A') ?? {}
  expect([feed, dead, results.get('B')?.feed, results.get('B')?.dead]).toEqual([25, 4, 20, 6])
  expect(gain + (results.get('B')?.gain ?? 0)).toBeCloseTo(990 * 0.09 - 50)
  expect(ratioOf({ feed, gain })).toBeCloseTo(45 / (990 * 0.09 - 50))
  expect(ratioOf({ feed: 5, gain: 0 })).toBeUndefined()
})

test('a season sums feed by lot, fish and growth of its days alone', () => {
  const season = (from: string, to: string) => seasonOf([record], bags, ledger, from, to)
  const whole = season('2026-03-01', '2026-04-10')
  expect(whole.feeds.map(({ lot, bought, fed: given }) => [lot, bought, given])).toEqual([
    ['A', 25, 25],
    ['B', 25, 25],
    [undefined, 0, 5],
  ])
  expect(whole).toMatchObject({ stocked: { count: 1000, kilograms: 50 }, harvested: { count: 100, kilograms: 10 }, dead: 10 })
  expect(whole).toMatchObject({ feed: 45 })
  expect(season('2026-03-10', '2026-03-31')).toMatchObject({ stocked: { count: 0 }, dead: 6, feed: 0, feeds: [{ fed: 20 }] })
})
