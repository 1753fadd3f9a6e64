import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signInWait, slowSignInWait, waitInWords } from './sign-in'

test.each([
  [0, 5, 0],
  [4, 5, 0],
  [5, 5, 30],
  [6, 5, 60],
  [7, 5, 120],
  [9, 5, 480],
  [10, 5, 900],
  [2, 3, 0],
  [3, 3, 30],
  [5000, 3, 900],
])('after %i failures, of which %i are free, the wait is %i seconds', (failures, allowed, seconds) => {
  expect(signInWait(failures, allowed)).toBe(seconds)
})

test('the wait never gets shorter with more failures, and is at most fifteen minutes', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 3, max: 20 }), (failures, allowed) => {
      const wait = signInWait(failures, allowed)
      expect(signInWait(failures + 1, allowed)).toBeGreaterThanOrEqual(wait)
      expect(wait).toBeLessThanOrEqual(900)
    }),
  )
})

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('a wait of %i seconds is shown as %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})

test.each([
  [0, 0],
  [1, 900],
  [2, 1800],
  [7, 57_600],
  [8, 86_400],
  [5000, 86_400],
])('during an attack on an account, an address with %i failures waits %i seconds, at most a day', (failures, seconds) => {
  expect(slowSignInWait(failures)).toBe(seconds)
})
