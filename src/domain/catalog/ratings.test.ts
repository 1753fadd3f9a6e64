import { expect, test } from 'vitest'
import { ratingOf } from './ratings'

test.each([
  [{}, undefined],
  [{ ratingCount: 0, ratingSum: 0 }, undefined],
  [{ ratingCount: 4, ratingSum: 20 }, undefined],
  [
    { ratingCount: 5, ratingSum: 25 },
    { rating: '5.0', orders: 5 },
  ],
  [
    { ratingCount: 5, ratingSum: 5 },
    { rating: '1.0', orders: 5 },
  ],
  [
    { ratingCount: 6, ratingSum: 28 },
    { rating: '4.7', orders: 6 },
  ],
])('for %j shows %j', (ratings, shown) => {
  expect(ratingOf(ratings)).toEqual(shown)
})
