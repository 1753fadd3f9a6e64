import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasLongList, jsonPieces, readablePieces } from './json-pieces'

const few = fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 })
/** Lists of lengths around a piece and a long list. */
const many = fc
  .tuple(fc.constantFrom(0, 1, 63, 64, 65, 128, 250, 251, 257), fc.jsonValue({ maxDepth: 3 }))
  .map(([length, value]) => Array(length).fill(value))
const field = fc.oneof(few, many, fc.jsonValue(), fc.constant(undefined))
const objects = fc.dictionary(fc.string(), field, { maxKeys: 4 })

test('the joined pieces are the JSON of the value', () => {
  fc.assert(
    fc.property(fc.oneof(objects, many, fc.jsonValue()), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value))
    }),
  )
})

test('the joined pieces of a file are the indented JSON of the object', () => {
  fc.assert(
    fc.property(fc.record({ first: fc.constant(1), rows: field, text: fc.string(), more: field }), (value) => {
      expect([...readablePieces(value)].join('')).toBe(JSON.stringify(value, null, 2))
    }),
  )
})

test('a long list is split into pieces with a limited number of rows', () => {
  const value = { name: 'a', rows: Array.from({ length: 2000 }, (_, id) => ({ id })) }
  expect(hasLongList(value)).toBe(true)
  for (const piece of [...jsonPieces(value), ...readablePieces(value)]) expect(piece.split('id').length).toBeLessThanOrEqual(65)
})
