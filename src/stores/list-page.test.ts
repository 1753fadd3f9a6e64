import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listPageStore } from './list-page'

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

type Given = Response | Promise<Response>
const answers: Given[] = []
const fetched: { path: string; tag: string | null }[] = []

const answer = (rows: Row[], tag = 'a-1') => new Response(JSON.stringify(pageOf(...rows)), { headers: { ETag: `W/"${tag}"` } })
const unchanged = () => new Response(null, { status: 304 })

beforeEach(() => {
  answers.length = 0
  fetched.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubEnv('SSR', false)
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    fetched.push({ path, tag: new Headers(headers).get('if-none-match') })
    return answers.shift() ?? Promise.reject(new TypeError('no network'))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const settled = () => vi.advanceTimersByTimeAsync(0)

function opened(...given: Given[]) {
  vi.useFakeTimers()
  answers.push(...given)
  const store = listPageStore<Row, object, object>('/api/rows', { pollEvery: 3000 })
  return { store, stop: store.$page.subscribe(() => {}) }
}

test('asks once for the page that the screen shows, and then whether it has changed', async () => {
  const { store } = opened(answer([row(2), row(1)]), unchanged(), answer([row(3), row(2)], 'a-2'))
  store.ask('page=2&search=ali')
  await settled()
  await vi.advanceTimersByTimeAsync(6000)
  expect(fetched).toEqual([
    { path: '/api/rows?page=2&search=ali', tag: null },
    { path: '/api/rows?page=2&search=ali', tag: 'W/"a-1"' },
    { path: '/api/rows?page=2&search=ali', tag: 'W/"a-1"' },
  ])
  const { state, page, seen } = store.$page.get()
  expect([state, page?.rows, seen]).toEqual(['ready', [row(3), row(2)], [row(3), row(2), row(1)]])
})

test('keeps the page before until the next one is there, and an answer that is late is dropped', async () => {
  const late = Promise.withResolvers<Response>()
  const { store } = opened(answer([row(1)]), late.promise, answer([row(7)], 'c-1'))
  await settled()
  store.ask('page=2')
  await settled()
  expect(store.$page.get()).toMatchObject({ state: 'loading', page: { rows: [row(1)] } })
  store.ask('page=3')
  await settled()
  late.resolve(answer([row(5)], 'b-1'))
  await settled()
  expect(store.$page.get()).toMatchObject({ state: 'ready', page: { rows: [row(7)] }, seen: [row(7)] })
  expect(fetched.map(({ tag }) => tag)).toEqual([null, null, null])
})

test('a failure keeps the page, and the next poll mends it', async () => {
  const { store } = opened(answer([row(1)]), new Response('{}', { status: 500 }), unchanged())
  await settled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.$page.get()).toMatchObject({ state: 'failed', page: { rows: [row(1)] } })
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.$page.get()).toMatchObject({ state: 'ready', page: { rows: [row(1)] } })
})

test.each(['{}', 'null', '[]', '{"rows":{}}'])('takes %s for a failure', async (body) => {
  const { store } = opened(new Response(body))
  await settled()
  expect(store.$page.get()).toMatchObject({ state: 'failed', page: undefined })
})

test('a replaced row shows at once, on the page and among those that left it, and the sums are asked for again', async () => {
  const { store } = opened(answer([row(1)]), answer([row(2)], 'a-2'), answer([row(2)], 'a-3'))
  await settled()
  await vi.advanceTimersByTimeAsync(3000)
  store.replace(row(1, 'new'))
  expect(store.$page.get().seen).toEqual([row(2), row(1, 'new')])
  await settled()
  expect(fetched.at(-1)).toEqual({ path: '/api/rows?page=1', tag: null })
})

test('asks nothing once nobody listens', async () => {
  const { store, stop } = opened(answer([row(1)]))
  await settled()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  store.ask('page=2')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveLength(1)
})
