import { expect, test } from 'vitest'
import { searchOf } from './search'

const rows = [
  { id: 12, name: 'Ghulam Nabi', email: 'ghulam@example.com' },
  { id: 7, name: 'Fatima Jan', email: 'jan12@example.com' },
]
const search = searchOf<(typeof rows)[number]>(({ id, name, email }) => [name, email, id])
const found = (words: string) => search(rows, words).map(({ id }) => id)

test.each([
  ['', [12, 7]],
  ['   ', [12, 7]],
  ['nabi', [12]],
  ['  NABI ', [12]],
  ['@example', [12, 7]],
  ['12', [12, 7]],
  ['7', [7]],
  ['nabi ghulam', []],
  ['.*', []],
])('finds by "%s"', (words, ids) => {
  expect(found(words)).toEqual(ids)
})

test('does not find across two texts of a row', () => {
  expect(found('nabi\nghulam')).toEqual([])
  expect(found('nabighulam')).toEqual([])
})

test('searches the new text of a replaced row', () => {
  expect(search([{ ...rows[0], name: 'Bilal Dar' } as (typeof rows)[number]], 'bilal')).toHaveLength(1)
})
