import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from './day'
import { keptCopies } from './kept-copies'

const NOW = Date.parse('2026-11-26T06:30:00Z')
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** One copy per day, the newest today. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, index) => ({ number: index + 1, day: dayAt(NOW - (days - 1 - index) * DAY) }))

test('after two years, the copies of fourteen days and twelve months are kept', () => {
  const days = keptCopies(daily(730), 0, NOW).map(({ day }) => day)
  expect(days.slice(0, 14)).toEqual(Array.from({ length: 14 }, (_, index) => dayAt(NOW - index * DAY)))
  expect(days.slice(14)).toEqual([
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31'],
    ...['2026-02-28', '2026-01-31', '2025-12-31'],
  ])
})

test('a week after an erasure, no older copy is kept, unless it is the only one', () => {
  const erasedAt = NOW - 5 * DAY
  const kept = keptCopies(daily(100), erasedAt, NOW + 3 * DAY)
  expect(kept.every(({ day }) => Date.parse(day) >= Date.parse(dayAt(erasedAt)))).toBe(true)
  expect(kept).toHaveLength(5)
  expect(keptCopies(daily(1), NOW + DAY, NOW + 30 * DAY)).toHaveLength(1)
})

const copies = fc
  .array(fc.integer({ min: -800, max: 800 }), { maxLength: 80 })
  .map((days) => days.map((day, index) => ({ number: index + 1, day: dayAt(NOW + day * DAY) })))

test('with any clock, the newest copy is kept, at most 26 are kept, and each kept day and month has its newest copy', () => {
  fc.assert(
    fc.property(copies, (all) => {
      const kept = keptCopies(all, 0, NOW)
      expect(kept.length).toBeLessThanOrEqual(26)
      expect(kept[0]).toEqual(all.at(-1))
      const lastDays = new Set(all.toReversed().map(({ day }) => day))
      for (const day of [...lastDays].slice(0, 14)) expect(kept).toContainEqual(all.findLast((copy) => copy.day === day))
      const lastMonths = new Set(all.toReversed().map(({ day }) => day.slice(0, 7)))
      for (const month of [...lastMonths].slice(0, 12))
        expect(kept).toContainEqual(all.findLast((copy) => copy.day.startsWith(month)))
      // Pruning is idempotent: a dropped copy is never needed later.
      expect(keptCopies(kept, 0, NOW)).toEqual(kept)
    }),
  )
})
