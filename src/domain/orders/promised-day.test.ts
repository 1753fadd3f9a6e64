import { expect, test } from 'vitest'
import { promisedDays } from './promised-day'

test.each([
  ['2026-11-22T06:30:00.000Z', '2026-11-22', '2027-11-22'],
  ['2026-11-22T18:30:00.000Z', '2026-11-23', '2027-11-23'],
  ['2027-12-31T18:29:59.999Z', '2027-12-31', '2028-12-30'],
])('an order of %s may be promised from %s to %s', (createdAt, first, last) => {
  expect(promisedDays(createdAt)).toEqual({ first, last })
})
