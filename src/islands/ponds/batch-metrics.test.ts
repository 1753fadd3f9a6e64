import { expect, test } from 'vitest'
import { batchesOf } from '~/domain/ponds/batches'
import { temperaturesOf } from '~/domain/ponds/temperatures'
import { FEED, pondEvent, recordOf } from '../../../tests/fixtures/rows/ponds'
import { batchMetrics } from './batch-metrics'

const PRICES = new Map([[FEED.sku, 11_000]])

/** A batch that gained 50 kg in 28 days, with feed on some days. */
function metricsFedOn(days: number) {
  const feeds = Array.from({ length: days }, (_, day) =>
    pondEvent('fed', `2026-03-${String(day + 2).padStart(2, '0')}`, { kilograms: 22.5 / days, feed: FEED }),
  )
  const weighings = [1, 2, 3].map((number) => ({ number, grams: number * 100 }))
  const events = [
    pondEvent('stocked', '2026-03-01', { count: 1000, meanWeight: 50 }),
    ...feeds,
    pondEvent('weighed', '2026-03-29', { weighings }),
  ]
  const [batch] = batchesOf(recordOf(events))
  return batch ? batchMetrics(batch, temperaturesOf([]), PRICES) : expect.fail('There is no batch.')
}

test('an FCR with missing feed days is shown, but without savings', () => {
  const [some, all] = [metricsFedOn(8), metricsFedOn(27)]
  for (const each of [some, all]) expect(each.conversion?.economic?.ratio).toBeCloseTo(0.45)
  expect(some).toMatchObject({ isComplete: false, difference: undefined })
  expect(all).toMatchObject({ isComplete: true, difference: { total: expect.any(Number) } })
})
