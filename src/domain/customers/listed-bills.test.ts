import { expect, test } from 'vitest'
import { isCancelled } from './listed-bills'

test.each([
  ['500.00', ['200.00', '300.00'], true],
  ['500.00', ['200.00'], false],
  ['500.00', [], false],
  ['0.00', [], false],
  ['0.00', ['0.00'], true],
])('a bill of %s with credit notes of %j is cancelled: %s', (totalAmount, amounts, cancelled) => {
  const credits = amounts.map((amount, index) => ({ number: `CN/26-27/0000${index}`, amount }))
  expect(isCancelled({ totalAmount, credits })).toBe(cancelled)
})
