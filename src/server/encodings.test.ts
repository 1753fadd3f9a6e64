import { expect, test } from 'vitest'
import { ENCODINGS, encodingFor } from './encodings'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['*', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, *;q=0', 'identity'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['identity;q=1, *;q=0', 'identity'],
  ['x-br', 'identity'],
])('a client that accepts "%s" gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted, ENCODINGS)).toBe(encoding)
})

test('an answer without other encodings is sent unencoded', () => {
  expect(encodingFor('br', [])).toBe('identity')
})
