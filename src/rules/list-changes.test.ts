import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChanges } from './list-changes'

const list = (...ids: number[]) => ids.map((id) => ({ id, text: `row ${id}` }))

test('replaces, adds and removes, newest first', () => {
  const changed = [
    { id: 4, text: 'new' },
    { id: 2, text: 'changed' },
  ]
  expect(applyChanges(list(3, 2, 1), { changed, removed: [1] })).toEqual([changed[0], ...list(3), changed[1]])
})

test('keeps the very list where nothing changed', () => {
  const rows = list(2, 1)
  expect(applyChanges(rows, { changed: [], removed: [] })).toBe(rows)
})

test('removing what is not there changes nothing else', () => {
  expect(applyChanges(list(2, 1), { changed: [], removed: [9] })).toEqual(list(2, 1))
})

test('has every row once, in order, whatever comes', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }))
  fc.assert(
    fc.property(ids, ids, ids, (before, changed, removed) => {
      const kept = removed.filter((id) => !changed.includes(id))
      const after = applyChanges(list(...before.sort((a, b) => b - a)), { changed: list(...changed), removed: kept }).map(
        ({ id }) => id,
      )
      const expected = [...new Set([...before, ...changed])].filter((id) => !kept.includes(id)).sort((a, b) => b - a)
      expect(after).toEqual(expected)
    }),
  )
})
