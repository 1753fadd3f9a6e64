import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours'

test.each([
  ['21:00', '06:00', '15:30Z', true],
  ['21:00', '06:00', '15:29Z', false],
  ['21:00', '06:00', '00:29Z', true],
  ['21:00', '06:00', '00:30Z', false],
  ['13:00', '14:00', '08:00Z', true],
  ['13:00', '14:00', '08:30Z', false],
  ['13:00', '13:00', '07:30Z', false],
  ['13:00', '', '08:00Z', false],
  ['', '14:00', '08:00Z', false],
  ['1 pm', '14:00', '08:00Z', false],
])('from %s until %s, %s is quiet: %s', (from, until, time, isIt) => {
  expect(isQuiet(new Date(`2026-11-26T${time}`), from, until)).toBe(isIt)
})
