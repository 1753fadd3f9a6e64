import { expect, onTestFinished, test, vi } from 'vitest'
import { RowViews } from '~/api/http/row-views'
import { MemoryStore } from '~/api/store/memory'
import type { Contact } from '~/domain/contacts/schema'
import { contact } from '../fixtures/rows/memory-store'

const STORED = 12_000

function viewsOver(store: MemoryStore) {
  const isLookedAt = vi.fn(({ name }: Contact, wanted: string) => name.includes(wanted))
  const views = new RowViews<Contact, string, { found: number }>(store, {
    table: 'contacts',
    matcher: (wanted) => (row) => isLookedAt(row, wanted),
    noTotals: () => ({ found: 0 }),
    count: (totals, _row, times) => {
      totals.found += times
    },
  })
  return { views, isLookedAt }
}

const stored = () =>
  new MemoryStore({
    contacts: Array.from({ length: STORED }, (_, index) => ({ ...contact(`Name ${index + 1}`), id: index + 1 })),
    lastIds: [{ table: 'contacts', last: STORED }],
  })

test('a repeated view reads only changed rows', async () => {
  const store = stored()
  const { views, isLookedAt } = viewsOver(store)
  await views.get('7')
  isLookedAt.mockClear()
  await views.get('7')
  expect(isLookedAt).not.toHaveBeenCalled()
  await store.update((shop) => shop.contacts.insert(contact('Row 77')))
  const { rows, totals } = await views.get('7')
  expect([rows[0]?.id, totals.found, isLookedAt.mock.calls.length]).toEqual([STORED + 1, rows.length, 1])
})

test('building a long view yields to others, and includes their changes', async () => {
  const store = stored()
  const { views } = viewsOver(store)
  let milliseconds = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => milliseconds++)
  onTestFinished(() => clock.mockRestore())
  const looking = views.get('Name')
  await store.update((shop) => shop.contacts.insert(contact('Name of now')))
  await store.update((shop) => shop.contacts.delete(1))
  await store.update((shop) => shop.contacts.delete(2))
  await store.update((shop) => shop.contacts.put({ ...contact('Name again'), id: 2 }))
  const { rows, totals } = await looking
  expect([rows.length, rows[0]?.name, rows.at(-1)?.name]).toEqual([STORED, 'Name of now', 'Name again'])
  expect(totals.found).toBe(STORED)
})

test('after more changes than are remembered a view is rebuilt', async () => {
  const store = stored()
  const { views } = viewsOver(store)
  await views.get('Name')
  await store.update((shop) => {
    for (let id = 1; id <= 3000; id++) shop.contacts.delete(id)
  })
  const { rows, totals } = await views.get('Name')
  expect([rows.length, totals.found]).toEqual([STORED - 3000, STORED - 3000])
})

test('concurrent readers share one computation', async () => {
  const { views, isLookedAt } = viewsOver(stored())
  const made = await Promise.all([views.get('9'), views.get('9'), views.get('9')])
  expect([new Set(made).size, isLookedAt.mock.calls.length]).toEqual([1, STORED])
})

test('views of a million rows are cached, each view counting as a thousand, and the least used is evicted', async () => {
  const { views, isLookedAt } = viewsOver(new MemoryStore({ contacts: [{ ...contact('Only one'), id: 1 }] }))
  for (let reader = 0; reader < 1001; reader++) await views.get(`reader ${reader}`)
  isLookedAt.mockClear()
  await views.get('reader 1')
  expect(isLookedAt).not.toHaveBeenCalled()
  await views.get('reader 0')
  expect(isLookedAt).toHaveBeenCalledOnce()
})
