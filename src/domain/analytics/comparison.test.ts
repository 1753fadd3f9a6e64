import { expect, test } from 'vitest'
import { axisTop, comparisonWords } from './comparison'

test.each([
  [112, 100, 30, '12 % more than in the 30 days before'],
  [50, 100, 7, '50 % less than in the 7 days before'],
  [0, 8, 7, '100 % less than in the 7 days before'],
  [100, 100, 90, 'as much as in the 90 days before'],
  [1001, 1000, 90, 'nearly as much as in the 90 days before'],
  [5, 0, 30, 'none in the 30 days before'],
  [0, 0, 1, 'none, as in the day before'],
  [3, 1, 365, '200 % more than in the 365 days before'],
])('%i after %i in %i days: %s', (now, before, days, words) => {
  expect(comparisonWords(now, before, days)).toBe(words)
})

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [10, 10],
  [11, 20],
  [7, 8],
  [2501, 3000],
  [4001, 6000],
  [99_999, 100_000],
])('an axis of at most %i ends at %i', (most, top) => {
  expect(axisTop(most)).toBe(top)
})
