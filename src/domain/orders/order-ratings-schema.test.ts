import { expect, test } from 'vitest'
import { newRating } from './order-ratings-schema'

test.each(['1', '5'])('accepts %j', (rating) => {
  expect(newRating.parse({ rating })).toEqual({ rating: Number(rating) })
})

test.each(['0', '6', '0x5', '1e0', ' 4 ', '4.0', '+4', '', '٤', '05', 4, null])('refuses %j', (rating) => {
  const messages = newRating.safeParse({ rating }).error?.issues.map(({ message }) => message)
  expect(messages).toHaveLength(1)
})
