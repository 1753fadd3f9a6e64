import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SMALL_FROM, STOCK_FROM } from './stages'
import { CONDITION_FACTOR, millimetresOf, RULER_LENGTH, rulerMarks } from './trout-length'

const factor = fc.double({ min: CONDITION_FACTOR.min, max: CONDITION_FACTOR.max, noNaN: true })

test('a trout of 1 g is 44 mm long, and one of eight times the weight is twice as long', () => {
  expect(millimetresOf(1)).toBeCloseTo(44.05, 2)
  expect(millimetresOf(8) / millimetresOf(1)).toBeCloseTo(2)
})

test('a length gives its weight again by the condition factor', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 5000, noNaN: true }), factor, (grams, conditionFactor) => {
      const centimetres = millimetresOf(grams, conditionFactor) / 10
      expect((conditionFactor * centimetres ** 3) / 100).toBeCloseTo(grams, 6)
    }),
  )
})

test('a ruler with any condition factor fits on the paper and shows the limits of the feeds', () => {
  fc.assert(
    fc.property(factor, (conditionFactor) => {
      const marks = rulerMarks(conditionFactor)
      for (const { at } of marks) expect(at).toBeLessThanOrEqual(RULER_LENGTH)
      expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).toSorted((one, other) => one - other))
      const named = marks.flatMap(({ grams, isNamed }) => (isNamed ? [grams] : []))
      expect(named).toEqual(expect.arrayContaining([SMALL_FROM, STOCK_FROM]))
    }),
  )
})

test('marks are at least 2 mm apart', () => {
  const places = rulerMarks(CONDITION_FACTOR.otherwise).map(({ at }) => at)
  for (const [index, at] of places.slice(1).entries()) expect(at - (places[index] ?? 0)).toBeGreaterThan(2)
})
