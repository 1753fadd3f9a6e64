import { expect, test } from 'vitest'
import { LINE_MARKS } from './line-bands'
import { SMALL_FROM, STOCK_FROM } from './stages'
import { gramsAt, LINE_FROM, LINE_STEPS, LINE_TO, type LineWidth, lengthOf, placeOf } from './weight-line'

const WIDTHS = ['wide', 'narrow', 'low'] as const satisfies LineWidth[]

test.each(WIDTHS)('the %s line covers exactly its first to last weight', (width) => {
  const from = LINE_FROM[width]
  expect([placeOf(from, from), placeOf(LINE_TO, from)]).toEqual([0, 1])
  expect([placeOf(from / 10, from), placeOf(LINE_TO * 10, from)]).toEqual([0, 1])
  expect([gramsAt(0, from), gramsAt(1, from)]).toEqual([from, LINE_TO])
  expect(LINE_MARKS[width]).toEqual(expect.arrayContaining([SMALL_FROM, STOCK_FROM]))
})

test.each(WIDTHS)(
  'on the %s line each step is a weight that is not less than the one before, and stands near its place',
  (width) => {
    const from = LINE_FROM[width]
    let before = 0
    for (let step = 0; step <= LINE_STEPS; step++) {
      const grams = gramsAt(step / LINE_STEPS, from)
      expect(grams).toBeGreaterThanOrEqual(before)
      expect(Math.abs(placeOf(grams, from) - step / LINE_STEPS)).toBeLessThan(0.06)
      before = grams
    }
  },
)

test('a fish of eight times the weight is twice as long', () => {
  expect(lengthOf(8, 'wide') / lengthOf(1, 'wide')).toBeCloseTo(2)
  expect(lengthOf(50_000, 'wide')).toBe(lengthOf(LINE_TO, 'wide'))
})
