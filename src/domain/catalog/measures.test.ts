import { expect, test } from 'vitest'
import { measured } from './measures'

test.each([
  ['25kg', '25\u00a0kg'],
  ['25 Kgs', '25\u00a0Kgs'],
  ['1.5mm', '1.5\u00a0mm'],
  ['2-3  mm', '2-3\u00a0mm'],
  ['15 KJ/GM', '15\u00a0KJ/GM'],
])('%j is formatted as %j', (typed, drawn) => {
  expect(measured(typed)).toBe(drawn)
})

test.each(['15-18%', '3% max', 'one bag', 'LTF-25'])('%j stays as typed', (typed) => {
  expect(measured(typed)).toBe(typed)
})
