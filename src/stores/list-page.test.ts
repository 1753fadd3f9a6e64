import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listPageStore, rowStore } from './list-page'

interface Row {
  id: number
  text: string
}

const row = (id: number, text = 'as it was') => ({ id, text })
const pageOf = (...rows: Row[]) => ({
  rows,
  page: 1,
  pages: 1,
  first: 1,
  last: rows.length,
  total: rows.length,
  sums: {},
  stats: {},
})

const answers: Record<string, unknown[]> = {}
const fetched: string[] = []

beforeEach(() => {
  for (const path of Object.keys(answers)) delete answers[path]
  fetched.length = 0
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    const body = answers[path]?.shift()
    return body === undefined ? new Response('{}', { status: 404 }) : Response.json(body)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const settled = () => vi.advanceTimersByTimeAsync(0)

function openedPage() {
  const store = listPageStore<Row, object, object>('/api/rows', 3000)
  store.askPage('page=1')
  store.$known.subscribe(() => {})
  return store
}

test('a page is fetched with the screen’s parameters, polled in the background, and remembers rows that left it', async () => {
  answers['/api/rows?page=2&search=ali'] = [pageOf(row(2), row(1)), pageOf(row(3), row(2))]
  answers['/api/rows?page=1'] = [pageOf(row(9))]
  const store = openedPage()
  store.askPage('page=2&search=ali')
  await settled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.$known.get().value).toMatchObject({ rows: [row(3), row(2)], seen: [row(3), row(2), row(1)] })
  store.askPage('page=1')
  await settled()
  expect(store.$known.get().value).toMatchObject({ rows: [row(9)], seen: [row(9)] })
  expect(fetched).toEqual([...Array(2).fill('/api/rows?page=2&search=ali'), '/api/rows?page=1'])
})

test.each([[{}], [null], [[]], [{ rows: {} }]])('treats %j as a failure', async (body) => {
  answers['/api/rows?page=1'] = [body]
  const store = openedPage()
  await settled()
  expect(store.$known.get()).toMatchObject({ state: 'failed', value: undefined })
})

test('replaced rows show at once, also those that left the page, and the sums are refetched once', async () => {
  answers['/api/rows?page=1'] = [pageOf(row(1)), pageOf(row(2)), pageOf(row(2, 'new'))]
  const store = openedPage()
  await settled()
  await vi.advanceTimersByTimeAsync(3000)
  store.replace(row(1, 'new'))
  store.replace(row(2, 'new'))
  expect(store.$known.get().value?.seen).toEqual([row(2, 'new'), row(1, 'new')])
  await settled()
  expect(fetched).toHaveLength(3)
})

function openedRow() {
  const store = rowStore<Row>('/api/rows', 3000)
  store.$known.subscribe(() => {})
  return store
}

test('fetches and polls the selected row, and stops without one', async () => {
  answers['/api/rows/7'] = [row(7), row(7, 'two')]
  const store = openedRow()
  store.ask(store.pathOf('7'))
  await settled()
  expect(store.$known.get()).toMatchObject({ path: '/api/rows/7', state: 'ready', value: row(7) })
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.$known.get().value).toEqual(row(7, 'two'))
  store.replace(row(8, 'another'))
  store.replace(row(7, 'three'))
  expect(store.$known.get().value).toEqual(row(7, 'three'))
  store.ask(store.pathOf(''))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toEqual(['/api/rows/7', '/api/rows/7'])
})

test.each(['', 'x', '0', '../session', '1e3'])('the id “%s” has no path', (id) => {
  expect(openedRow().pathOf(id)).toBe('')
})
