import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf } from './paging'

const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  [0, '1', [1, 1, 0, 0]],
  [50, '1', [1, 1, 1, 50]],
  [51, '2', [2, 2, 51, 51]],
  [10_000, '200', [200, 200, 9951, 10_000]],
  [120, '9', [3, 3, 101, 120]],
  [120, '0', [1, 3, 1, 50]],
  [120, '-1', [1, 3, 1, 50]],
  [120, 'x', [1, 3, 1, 50]],
  [120, '1e1', [1, 3, 1, 50]],
  [120, '', [1, 3, 1, 50]],
])('%s rows, page "%s"', (count, wanted, expected) => {
  const { page, pages, first, last } = pageOf(rows(count), wanted, 50)
  expect([page, pages, first, last]).toEqual(expected)
})

test('all pages together are the list', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: 1, max: 60 }), (count, size) => {
      const { pages } = pageOf(rows(count), '1', size)
      const all = rows(pages).flatMap((page) => pageOf(rows(count), String(page), size).rows)
      expect(all).toEqual(rows(count))
    }),
  )
})
