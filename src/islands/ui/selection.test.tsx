// @vitest-environment happy-dom
import fc from 'fast-check'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageOf } from '~/domain/paging'
import { listPageStore } from '~/stores/list-page'
import { depth } from '../../../tests/fixtures/depth'
import { usePagedRows } from './list-page'
import { usePausedUpdates } from './paused-updates'
import { type Selection, useSelection } from './selection'

interface Row {
  id: number
  status: string
}

const POLL = 3000
const SIZE = 3
const STATUSES = ['confirmed', 'shipped', 'delivered'] as const
const FIRST = { search: '', status: '', page: '1' }

/** The server's rows by id. */
let stored: Map<number, Row>
let selection: Selection<Row>
let list: ReturnType<typeof useRows>
let store: ReturnType<typeof listPageStore<Row, object, object>>

const useRows = () => usePagedRows(store, FIRST, ({ search, status }) => ({ search, status }))

function Screen() {
  const rows = useRows()
  const paused = usePausedUpdates(rows.shown.rows, rows.seen, JSON.stringify(rows.parameters))
  list = { ...rows, shown: { ...rows.shown, rows: paused.rows } }
  selection = useSelection(list, store)
  return <div id="list" {...paused.handlers} />
}

const matching = ({ status = '', search = '' }: Readonly<Record<string, string>>) =>
  [...stored.values()]
    .filter((row) => (status === '' || row.status === status) && (search === '' || String(row.id).includes(search)))
    .sort((one, other) => other.id - one.id)

function answer(path: string): Response {
  const asked = Object.fromEntries(new URL(path, location.origin).searchParams)
  const ids = asked['ids']?.split(',').map(Number)
  const found = matching(asked)
  const rows = ids ? found.filter(({ id }) => ids.includes(id)) : found
  return Response.json({ ...pageOf(rows, asked['page'] ?? '', ids ? 500 : SIZE), sums: {}, stats: {} })
}

const settle = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time))

/** Polls the list, and stops showing rows that left it. */
async function poll() {
  for (let round = 0; round < 4; round++) await settle(POLL)
}

async function open(rows: readonly Row[]) {
  stored = new Map(rows.map((row) => [row.id, row]))
  store = listPageStore<Row, object, object>('/api/rows', POLL)
  history.replaceState(null, '', '/admin-orders')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Screen />))
  await settle()
  return () => act(() => root.unmount())
}

const put = (id: number, status: string) => stored.set(id, { id, status })
const selectedIds = () => selection.rows.map(({ id }) => id).sort((one, other) => one - other)
const select = (id: number) => act(() => list.shown.rows.filter((row) => row.id === id).forEach(selection.toggle))
const six = () => Array.from({ length: 6 }, (_, index) => ({ id: index + 1, status: 'confirmed' }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubEnv('SSR', false)
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string) => answer(path))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('a row that left a filtered list is deselected, and stays deselected', async () => {
  const leave = await open(six())
  act(() => list.narrow({ status: 'confirmed' }))
  await settle()
  select(6)
  select(5)
  put(6, 'shipped')
  await poll()
  expect(selectedIds()).toEqual([5])
  put(6, 'confirmed')
  await poll()
  expect(selectedIds()).toEqual([5])
  put(5, 'shipped')
  for (const id of [1, 2, 3, 4, 6]) stored.delete(id)
  await poll()
  expect(list.shown.rows).toEqual([])
  expect(selection.rows).toEqual([])
  leave()
})

test('a selected row on another page or in another search stays, counts as not shown, and is refetched', async () => {
  const leave = await open(six())
  select(6)
  act(() => list.turnTo(2))
  await poll()
  select(2)
  expect([selectedIds(), selection.hidden]).toEqual([[2, 6], 1])
  put(6, 'shipped')
  await poll()
  expect(selection.rows).toContainEqual({ id: 6, status: 'shipped' })
  act(() => list.narrow({ search: '3' }))
  await poll()
  expect([selectedIds(), selection.hidden]).toEqual([[2, 6], 2])
  leave()
})

test('another filter keeps only matching rows', async () => {
  const leave = await open([...six(), { id: 7, status: 'shipped' }])
  act(() => selection.toggleShown())
  expect(selectedIds()).toEqual([5, 6, 7])
  act(() => list.narrow({ status: 'shipped' }))
  await poll()
  expect([selectedIds(), selection.hidden]).toEqual([[7], 0])
  leave()
})

const step = fc.oneof(
  fc.record({ put: fc.integer({ min: 1, max: 9 }), status: fc.constantFrom(...STATUSES), isOwn: fc.boolean() }),
  fc.record({ remove: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ toggle: fc.integer({ min: 0, max: SIZE - 1 }) }),
  fc.record({ page: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ filter: fc.constantFrom('', ...STATUSES) }),
  fc.record({ search: fc.constantFrom('', '1', '5') }),
  fc.constantFrom('all' as const, 'poll' as const, 'touch' as const),
)

test('over random polls the selection is a subset of the chosen rows, matches the list, and has current values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const leave = await open(six())
      const chosen = new Set<number>()
      for (const each of steps) {
        if (each === 'poll') await settle(POLL)
        else if (each === 'touch')
          act(() => void document.querySelector('#list')?.dispatchEvent(new Event('pointermove', { bubbles: true })))
        else if (each === 'all') {
          for (const { id } of list.shown.rows) chosen.add(id)
          act(() => selection.toggleShown())
        } else if ('put' in each) {
          put(each.put, each.status)
          if (each.isOwn) act(() => store.replace({ id: each.put, status: each.status }))
        } else if ('remove' in each) stored.delete(each.remove)
        else if ('toggle' in each) {
          const row = list.shown.rows[each.toggle]
          if (row) {
            chosen.add(row.id)
            act(() => selection.toggle(row))
          }
        } else if ('page' in each) act(() => list.turnTo(each.page))
        else if ('filter' in each) act(() => list.narrow({ status: each.filter }))
        else act(() => list.narrow({ search: each.search }))
        await settle()
      }
      await poll()
      const ofFilter = new Map(matching({ ...list.filter, search: '' }).map((row) => [row.id, row]))
      expect(selection.rows).toEqual(selection.rows.map(({ id }) => ofFilter.get(id)))
      expect(selectedIds().filter((id) => !chosen.has(id))).toEqual([])
      const shown = new Set(list.shown.rows.map(({ id }) => id))
      expect(selection.hidden).toBe(selectedIds().filter((id) => !shown.has(id)).length)
      leave()
    }),
    { numRuns: depth(40, 400) },
  )
})
