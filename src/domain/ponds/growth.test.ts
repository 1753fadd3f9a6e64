import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysToWeight, forecastWeights, grownWeight, growthCoefficient, specificGrowthRate } from './growth'

const grams = fc.double({ min: 0.1, max: 5000, noNaN: true })
const degreeDays = fc.double({ min: 1, max: 20_000, noNaN: true })

test.each([
  // A doubling in 30 days is ln 2 ÷ 30.
  [50, 100, 30, 2.3105],
  [50, 50, 30, 0],
  [100, 90, 10, -1.0536],
])('grows from %d to %d g in %d days by %d %% a day', (from, to, days, rate) => {
  expect(specificGrowthRate(from, to, days)).toBeCloseTo(rate, 4)
})

test('gives no growth rate within a day, and no coefficient without degree-days', () => {
  expect(specificGrowthRate(50, 60, 0)).toBeUndefined()
  expect(growthCoefficient(50, 60, 0)).toBeUndefined()
})

test.each([
  [50, 300, 2315.6, 1.3],
  [50, 300, 1770.8, 1.7],
  [50, 300, 1505.1, 2],
  [27, 64, 1000, 1],
])('grows from %d to %d g over %d °C-days by a coefficient of %d', (from, to, warmth, coefficient) => {
  expect(growthCoefficient(from, to, warmth)).toBeCloseTo(coefficient, 3)
})

test.each([
  [50, 300, 10, { low: 232, middle: 177, high: 151 }],
  [50, 300, 5, { low: 463, middle: 354, high: 301 }],
  [200, 250, 12, { low: 29, middle: 22, high: 19 }],
])('growing from %d to %d g at %d °C takes a range of days', (from, to, celsius, days) => {
  expect(daysToWeight(from, to, celsius)).toEqual(days)
})

test.each([
  [300, 300, 10],
  [300, 200, 10],
  [50, 300, 0],
  [50, 300, Number.NaN],
])('gives no days from %d to %d g at %d °C', (from, to, celsius) => {
  expect(daysToWeight(from, to, celsius)).toBeUndefined()
})

test('the forecast gives the coefficient back, and colder or slower growth is never larger', () => {
  fc.assert(
    fc.property(grams, degreeDays, (from, warmth) => {
      const { low, middle, high } = forecastWeights(from, warmth)
      expect(growthCoefficient(from, middle, warmth)).toBeCloseTo(1.7, 4)
      expect(from <= low && low <= middle && middle <= high).toBe(true)
      expect(grownWeight(from, 1.7, warmth / 2)).toBeLessThanOrEqual(middle)
    }),
  )
})

test('growth in two steps equals growth in one', () => {
  fc.assert(
    fc.property(grams, degreeDays, degreeDays, (from, first, second) => {
      const whole = grownWeight(from, 1.7, first + second)
      expect(grownWeight(grownWeight(from, 1.7, first), 1.7, second) / whole).toBeCloseTo(1, 9)
    }),
  )
})
