import { expect, test } from 'vitest'
import { readQueryParameters, writeQueryParameters } from './query-parameters'

const DEFAULTS = { search: '', status: '', page: '1' }

test.each([
  ['', DEFAULTS],
  ['?search=ali+baba&page=3', { search: 'ali baba', status: '', page: '3' }],
  ['?status=shipped&colour=red', { search: '', status: 'shipped', page: '1' }],
  ['?search=%F0%9F%90%9F%20%26%20co', { search: '🐟 & co', status: '', page: '1' }],
])('reads the query "%s"', (search, kept) => {
  expect(readQueryParameters(search, DEFAULTS)).toEqual(kept)
})

test.each([
  ['', { search: 'ali' }, '?search=ali'],
  ['?search=ali&page=4', { search: 'alia', page: '1' }, '?search=alia'],
  ['?search=ali', { search: '' }, ''],
  ['?page=2&order=12', { order: '' }, '?page=2'],
  ['?colour=red', { page: '2' }, '?colour=red&page=2'],
  ['', { search: 'a&page=9' }, '?search=a%26page%3D9'],
])('writes the query "%s" with %j', (search, changes, after) => {
  expect(writeQueryParameters(search, changes, DEFAULTS)).toBe(after)
})
