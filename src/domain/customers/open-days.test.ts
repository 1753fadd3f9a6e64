import { expect, test } from 'vitest'
import { firstOpenDay, isMonth, isMonthOver } from './open-days'

test.each([
  ['2026-11-22', '', '2026-04-01'],
  ['2026-06-30', '', '2025-04-01'],
  ['2026-07-01', '', '2026-04-01'],
  ['2026-11-22', '2026-10', '2026-11-01'],
  ['2027-01-05', '2026-12', '2027-01-01'],
  ['2026-06-30', '2026-02', '2026-03-01'],
  ['2026-11-22', '2026-03', '2026-04-01'],
  ['2026-11-22', '2019-12', '2026-04-01'],
])('on %s, with %j closed, the first open day is %s', (today, month, day) => {
  expect(firstOpenDay(today, month)).toBe(day)
})

test('a month is over when the next one begins', () => {
  expect(['2026-10', '2026-11', '2026-12', '9999-12'].map((month) => isMonthOver(month, '2026-11-01'))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a month has a four-digit year and a number from 1 to 12', () => {
  expect(['2026-11', '2026-13', '26-11', '2026-1', '', '2026-11-01', 'abc'].filter(isMonth)).toEqual(['2026-11'])
})
