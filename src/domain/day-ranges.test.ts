import { expect, test } from 'vitest'
import { dayRange, namedPeriods, namedRanges } from './day-ranges'

test('named ranges are in Indian days, which begin at 18:30 UTC', () => {
  const ranges = Object.fromEntries(namedRanges(new Date('2026-03-01T18:30:00Z')))
  expect(ranges).toEqual({
    'All days': { from: '', to: '' },
    Today: { from: '2026-03-02', to: '2026-03-02' },
    '7 days': { from: '2026-02-24', to: '2026-03-02' },
    'This month': { from: '2026-03-01', to: '2026-03-02' },
  })
  expect(Object.fromEntries(namedRanges(new Date('2026-03-01T18:29:59Z')))['Today']?.from).toBe('2026-03-01')
})

test('named periods are months of a book, also across years', () => {
  expect(Object.fromEntries(namedPeriods(new Date('2026-12-31T18:30:00Z')))).toEqual({
    Today: { from: '2027-01-01', to: '2027-01-01' },
    'This month': { from: '2027-01-01', to: '2027-01-01' },
    'Last month': { from: '2026-12-01', to: '2026-12-31' },
  })
})

test.each([
  ['2026-03-01', '2026-03-02', ['2026-03-01', '2026-03-02']],
  ['2026-03-02', '2026-03-01', ['2026-03-01', '2026-03-02']],
  ['2026-03-02', '', ['2026-03-02', '']],
  ['2026-02-30', '2026-03-01', ['', '2026-03-01']],
  ['yesterday', '<b>', ['', '']],
])('from %j to %j', (from, to, expected) => {
  const range = dayRange(from, to)
  expect([range.from, range.to]).toEqual(expected)
})
