import { expect, test } from 'vitest'
import { FEED, pondEvent, recordOf } from '../../../tests/fixtures/rows/ponds'
import { dayAfter } from './days'
import { fedDaysOf, likelyFeed } from './fed-days'
import { metricsOf } from './metrics'
import type { PondEvent } from './schema'

const TODAY = '2026-04-10'
const stocked = (day: string) => pondEvent('stocked', day, { count: 1000, meanWeight: 50 })
const fed = (day: string, kilograms = 2) => pondEvent('fed', day, { kilograms, feed: FEED })

function daysOf(...events: PondEvent[]) {
  const record = recordOf(events)
  return fedDaysOf(record, metricsOf(record, TODAY))
}

test('shows the last 28 days up to today, and sums the feeds of a day', () => {
  const days = daysOf(stocked('2026-01-01'), fed('2026-03-13'), fed('2026-03-14'), fed(TODAY), fed(TODAY, 1.5))
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 28 }, (_, past) => dayAfter('2026-03-14', past)))
  expect(days.flatMap(({ day, kilograms }) => (kilograms > 0 ? [[day, kilograms]] : []))).toEqual([
    ['2026-03-14', 2],
    [TODAY, 3.5],
  ])
  expect(days.at(-1)?.entry?.event).toMatchObject({ kilograms: 1.5 })
})

test('shows no day before the stocking, and none without fish', () => {
  expect(daysOf(stocked('2026-04-08')).map(({ day }) => day)).toEqual(['2026-04-08', '2026-04-09', TODAY])
  expect(daysOf(stocked(TODAY))).toHaveLength(1)
  expect(daysOf()).toEqual([])
  expect(daysOf(stocked('2026-04-01'), pondEvent('harvested', '2026-04-09', { count: 1000, kilograms: 60 }))).toEqual([])
})

test('a feed that was taken back leaves a gap', () => {
  const feed = fed('2026-04-09')
  const gone = pondEvent('taken back', '2026-04-09', { corrects: feed.id }, { revision: 2 })
  expect(daysOf(stocked('2026-04-08'), feed).map(({ kilograms }) => kilograms)).toEqual([0, 2, 0])
  expect(daysOf(stocked('2026-04-08'), feed, gone).map(({ kilograms }) => kilograms)).toEqual([0, 0, 0])
})

test('a gap is filled with the amount of the day before it, or of the first day after it', () => {
  const days = daysOf(stocked('2026-04-01'), fed('2026-04-03', 3), fed('2026-04-06', 4))
  expect(['2026-04-02', '2026-04-04', '2026-04-05', TODAY].map((day) => likelyFeed(days, day))).toEqual([3, 3, 3, 4])
  expect(likelyFeed(daysOf(stocked('2026-04-01')), TODAY)).toBeUndefined()
})
