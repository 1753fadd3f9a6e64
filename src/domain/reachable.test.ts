import { expect, test } from 'vitest'
import { askedOf, questionsOf } from './reachable'

test.each([
  ['9906012345', 'gn@example.com', []],
  ['+91 99060-12345', '', []],
  ['٩٩٠٦٠١٢٣٤٥', ' gn@mail.example.co.in ', []],
  ['', 'gn@xn--h2brj9c.xn--h2brj9c', []],
  ['call me', 'gn@example.com', ['phone']],
  ['12', 'gn@x', ['phone', 'email']],
  [undefined, 'gn@x.', ['email']],
])('%j and %j: asks %j', (phone, email, asked) => {
  expect(Object.keys(questionsOf({ phone, email }))).toEqual(asked)
})

test('remembers a question by the typed values', () => {
  expect(askedOf({ phone: ' call me ', email: 'gn@x' })).toBe(askedOf({ phone: 'call me', email: 'gn@x ' }))
  expect(askedOf({ phone: 'call me', email: 'gn@x' })).not.toBe(askedOf({ phone: 'ring me', email: 'gn@x' }))
})
