import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advancedFeedingPlan } from './feeding'
import { publishedFeed, publishedRange, startOutside } from './feeding-chart'

test.each([
  // grams, °C, and the rows next to it: 49, 50 and 51 °F are 9.4, 10 and 10.6 °C
  [0.1, 10, 4.7, 5.4],
  [1, 10, 3.9, 4.5],
  [3, 10, 3.2, 3.5],
  [10, 10, 2.5, 2.8],
  [20, 10, 1.9, 2.1],
  [30, 10, 1.5, 1.7],
  [50, 10, 1.3, 1.5],
  [80, 10, 1.1, 1.3],
  [100, 10, 1.0, 1.1],
  [150, 10, 0.9, 1.0],
  [1000, 10, 0.8, 0.9],
  [50, 15, 1.9, 2.0],
  [50, 20, 2.4, 2.5],
  [50, 2.3, 0.7, 0.7],
])('reads %d g at %d °C as %d to %d percent', (grams, celsius, least, most) => {
  expect(publishedRange(grams, celsius)).toEqual({ least, most })
})

test.each([
  ['above 20 °C', 50, 20.1],
  ['below the coldest row', 50, 1.6],
  ['in a cell that is taken for a misprint', 1, 20],
  ['without a weight', undefined, 10],
  ['without a temperature', 50, undefined],
  ['at no weight', 0, 10],
  ['for a weight that is not a number', Number.NaN, 10],
  ['for a temperature that is not a number', 50, Number.NaN],
])('gives no range %s', (_, grams, celsius) => {
  expect(publishedRange(grams, celsius)).toBeUndefined()
})

test('bigger fish or colder water never get a greater share', () => {
  const grams = fc.double({ min: 0.01, max: 5000, noNaN: true })
  const celsius = fc.double({ min: 2.3, max: 19, noNaN: true })
  fc.assert(
    fc.property(grams, grams, celsius, celsius, (first, second, warm, cold) => {
      const [small, big] = [Math.min(first, second), Math.max(first, second)]
      const [low, high] = [Math.min(warm, cold), Math.max(warm, cold)]
      const most = publishedRange(small, high)
      const least = publishedRange(big, low)
      expect(most?.most).toBeGreaterThanOrEqual(least?.most ?? Number.POSITIVE_INFINITY)
      expect(most?.least).toBeGreaterThanOrEqual(least?.least ?? Number.POSITIVE_INFINITY)
    }),
  )
})

test('converts a range to kilograms a day', () => {
  expect(publishedFeed({ least: 1.3, most: 1.5 }, 50)).toEqual({ least: 0.65, most: 0.75 })
})

test.each([
  ['more than the chart', 'grower', 120, 12, { from: 6.6, to: 12 }],
  ['less than the chart', 'grower', 5, 12, { from: 0.5, to: 1.05 }],
  ['what the chart has', 'grower', 50, 10, undefined],
  ['the least of the chart to a rounding', 'fingerling', 22, 10, undefined],
] as const)('where a plan gives %s, names where to begin and to end', (_, lifeStage, averageWeight, waterTemp, expected) => {
  const plan = advancedFeedingPlan({ fishCount: 5000, averageWeight, lifeStage, waterTemp })
  const range = publishedRange(averageWeight, waterTemp)
  const found = plan && range && startOutside(range, plan)
  expect(found && { from: Number(found.from.toFixed(2)), to: Number(found.to.toFixed(2)) }).toEqual(expected)
})
