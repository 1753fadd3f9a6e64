import { expect, test } from 'vitest'
import { FEED, pondEvent, recordOf } from '../../../tests/fixtures/rows/ponds'
import { dayAfter } from './days'
import { fedDaysOf, hasRecentGap, plannedFeed } from './fed-days'
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

const planOf = (day: string, ...events: PondEvent[]) => plannedFeed(recordOf(events), day)

test('the planned feed of a day is that of its fish in its water, as the book had them then', () => {
  const pond = [stocked('2026-04-01'), pondEvent('temperature', '2026-04-02', { celsius: 15 })]
  const later = [pondEvent('dead', '2026-04-05', { count: 500 }), fed('2026-04-03', 3)]
  const before = planOf('2026-04-04', ...pond)
  expect(before).toBeCloseTo(1, 1)
  expect(planOf('2026-04-04', ...pond, ...later)).toBe(before)
  expect(planOf('2026-03-31', ...pond)).toBeUndefined()
  expect(Number(planOf('2026-04-06', ...pond, ...later))).toBeLessThan(0.6 * Number(before))
})

test('a gap is recent in the last seven days before today', () => {
  const feeds = (...gaps: string[]) =>
    Array.from({ length: 20 }, (_, past) => dayAfter(TODAY, -past)).flatMap((day) => (gaps.includes(day) ? [] : [fed(day)]))
  const has = (...gaps: string[]) => hasRecentGap(daysOf(stocked('2026-03-22'), ...feeds(...gaps)))
  expect([has(), has(TODAY), has('2026-04-02'), has('2026-04-03'), has('2026-04-09')]).toEqual([false, false, false, true, true])
})
