import { expect, test } from 'vitest'
import { byteRange } from './byte-range'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=50-5000', { start: 50, end: 99 }],
])('%s is a valid range of 100 bytes', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part)
})

test.each([
  'bytes=5-1',
  'bytes=100-',
  'bytes=-0',
  'bytes=-',
  'bytes=0-1,3-4',
  'bytes=a-b',
  'bytes 0-9',
  'lines=0-9',
  'bytes=99999999999999999999-',
  '',
])('"%s" is not a valid range of 100 bytes', (header) => {
  expect(byteRange(header, 100)).toBeUndefined()
})
