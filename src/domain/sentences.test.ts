import { expect, test } from 'vitest'
import { inWords, messageCode, SENTENCES, said, sentence } from './sentences'

const other = { ...SENTENCES, 'stock-left': '{name}: {left}', required: 'Bitte' }

test('fills the parameters of a sentence, also in another language', () => {
  const told = said('stock-left', { left: '3', name: 'Early {name} Feed' })
  expect(told.message).toBe('Only 3 bags of Early {name} Feed are left in stock.')
  expect(inWords(told, other)).toBe('Early {name} Feed: 3')
})

test('finds the code of a schema’s sentence', () => {
  expect(messageCode(sentence('required'))).toEqual(said('required'))
  expect(inWords(messageCode(sentence('too-long', { max: '40' })), SENTENCES)).toBe('Please use at most 40 characters.')
})

test.each(['', 'toString', '__proto__', 'no-such-code'])('keeps the message if the code %s is unknown', (code) => {
  expect(inWords({ message: 'As it came.', code }, other)).toBe('As it came.')
  expect(messageCode('As it came.')).toEqual({ message: 'As it came.' })
})

test('leaves a parameter without a value unchanged', () => {
  expect(inWords({ message: '', code: 'stock-left', values: {} }, other)).toBe('{name}: {left}')
})
