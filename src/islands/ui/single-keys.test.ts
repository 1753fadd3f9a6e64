import { expect, test } from 'vitest'
import { latinKey } from './single-keys'

test.each([
  ['j', 'KeyJ', false, 'j'],
  ['J', 'KeyJ', true, 'j'],
  ['र', 'KeyJ', false, 'j'],
  ['ج', 'KeyJ', false, 'j'],
  ['य', 'Slash', false, '/'],
  ['؟', 'Slash', true, '?'],
  ['a', 'KeyQ', false, 'a'],
  ['ArrowRight', 'ArrowRight', false, 'arrowright'],
  ['Unidentified', '', false, 'unidentified'],
  ['١', 'Digit1', false, '١'],
])('reads %s of %s (shift: %s) as %s', (key, code, shiftKey, taken) => {
  expect(latinKey({ key, code, shiftKey })).toBe(taken)
})
