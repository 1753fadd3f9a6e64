import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moreToWeigh, sampleOf, WANTED_ERROR, WEIGHT_VARIATION } from './samples'

const weighings = fc.array(
  fc.record({ number: fc.integer({ min: 1, max: 200 }), grams: fc.double({ min: 1, max: 1e5, noNaN: true }) }),
  {
    minLength: 1,
    maxLength: 30,
  },
)

test.each([
  ['one weighing, from the number of fish', [{ number: 100, grams: 5000 }], 50, (WEIGHT_VARIATION * 50) / 10],
  [
    'two weighings, from the number of fish',
    [
      { number: 50, grams: 2400 },
      { number: 50, grams: 2600 },
    ],
    50,
    WEIGHT_VARIATION * 5,
  ],
  // Single fish of 40, 50 and 60 g: standard deviation 10, divided by √3.
  ['single fish', [40, 50, 60].map((grams) => ({ number: 1, grams })), 50, 10 / Math.sqrt(3)],
  // Nets of 20: means of 48, 50 and 52 g have a standard deviation of 2, divided by √3.
  ['nets of as many', [960, 1000, 1040].map((grams) => ({ number: 20, grams })), 50, 2 / Math.sqrt(3)],
  ['nets of the same mean', [500, 1000, 1500].map((grams) => ({ number: grams / 50, grams })), 50, 0],
])('computes mean and error of %s', (_, given, mean, error) => {
  const sample = sampleOf(given)
  expect(sample.mean).toBeCloseTo(mean, 9)
  expect(sample.standardError).toBeCloseTo(error, 9)
})

test('the mean is the total weight divided by all fish, for any nets', () => {
  fc.assert(
    fc.property(weighings, (given) => {
      const { mean, number, standardError } = sampleOf(given)
      const total = given.reduce((sum, { grams }) => sum + grams, 0)
      expect((mean * number) / total).toBeCloseTo(1, 9)
      expect(standardError).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([
  // Twice 0.257 divided by √106 is 5 % of the mean.
  [106, 0],
  [105, 1],
  [30, 76],
  [1, 105],
])('after %d fish in one net, %d more must be weighed', (number, more) => {
  expect(moreToWeigh(sampleOf([{ number, grams: number * 50 }]))).toBe(more)
})

test('the suggested number brings the error within 5 %', () => {
  fc.assert(
    fc.property(weighings, (given) => {
      const sample = sampleOf(given)
      const number = sample.number + moreToWeigh(sample)
      const error = sample.standardError * Math.sqrt(sample.number / number)
      expect((2 * error) / sample.mean).toBeLessThanOrEqual(WANTED_ERROR + 1e-9)
    }),
  )
})
