import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listStore } from './list'

interface Row {
  id: number
  text: string
}

const row = (id: number, text = 'as it was') => ({ id, text })
const answers: Response[] = []
const fetched: { path: string; tag: string | null }[] = []

const answer = (body: unknown, tag: string) => new Response(JSON.stringify(body), { headers: { ETag: `W/"${tag}"` } })
const unchanged = (tag: string) => new Response(null, { status: 304, headers: { ETag: `W/"${tag}"` } })

beforeEach(() => {
  answers.length = 0
  fetched.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
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

async function listAfter(...given: Response[]) {
  answers.push(...given)
  const list = listStore<Row>('/api/rows', { hasDeltas: true })
  for (const _ of given) await list.refresh()
  return list
}

test('fetches the whole list once, and then only its deltas', async () => {
  const { $list } = await listAfter(
    answer([row(2), row(1)], 'a-1'),
    unchanged('a-1'),
    answer({ changed: [row(3), row(1, 'new')], removed: [2] }, 'a-2'),
    unchanged('a-2'),
  )
  expect($list.get()).toEqual({ state: 'ready', rows: [row(3), row(1, 'new')] })
  expect(fetched).toEqual([
    { path: '/api/rows', tag: null },
    { path: '/api/rows?since=a-1', tag: 'W/"a-1"' },
    { path: '/api/rows?since=a-1', tag: 'W/"a-1"' },
    { path: '/api/rows?since=a-2', tag: 'W/"a-2"' },
  ])
})

test('takes the whole list again from a server that does not know the ETag', async () => {
  const { $list } = await listAfter(answer([row(2), row(1)], 'a-1'), answer([row(1)], 'b-1'))
  expect($list.get().rows).toEqual([row(1)])
})

test('keeps the same rows after a 304, so that nothing is rendered again', async () => {
  const list = await listAfter(answer([row(1)], 'a-1'))
  const before = list.$list.get()
  answers.push(unchanged('a-1'))
  await list.refresh()
  expect(list.$list.get()).toBe(before)
})

test('keeps the rows on a failure, and is ready again after a 304', async () => {
  const list = await listAfter(answer([row(1)], 'a-1'))
  await list.refresh()
  expect(list.$list.get()).toEqual({ state: 'failed', rows: [row(1)] })
  answers.push(unchanged('a-1'))
  await list.refresh()
  expect(list.$list.get()).toEqual({ state: 'ready', rows: [row(1)] })
})

test('removes the rows on a failure where asked to, and fetches the whole list next', async () => {
  answers.push(answer([row(1)], 'a-1'))
  const { $list, refresh } = listStore<Row>('/api/rows', { hasDeltas: true, emptiesOnFailure: true })
  await refresh()
  await refresh()
  expect($list.get()).toEqual({ state: 'failed', rows: [] })
  answers.push(answer([row(1)], 'a-1'))
  await refresh()
  expect($list.get()).toEqual({ state: 'ready', rows: [row(1)] })
  expect(fetched.at(-1)).toEqual({ path: '/api/rows', tag: null })
})

test.each([[null], ['text'], [{ changed: [] }], [{ removed: [] }]])('fails on a body of %j', async (body) => {
  const { $list } = await listAfter(answer(body, 'a-1'))
  expect($list.get()).toEqual({ state: 'failed', rows: [] })
})

/** A store fetches only in a browser. Returns its window, as far as a store listens to it. */
function inABrowser(): EventTarget {
  const page = new EventTarget()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return page
}

test('keeps a replaced row until the server sends it', async () => {
  const list = await listAfter(answer([row(2), row(1)], 'a-1'))
  list.replace(row(1, 'mine'))
  answers.push(answer({ changed: [row(3)], removed: [] }, 'a-2'))
  await list.refresh()
  expect(list.$list.get().rows).toEqual([row(3), row(2), row(1, 'mine')])
})

const DATE = 'Sun, 22 Nov 2026 08:50:00 GMT'
const kept = (body: unknown) => new Response(JSON.stringify(body), { headers: { ETag: 'W/"a-1"', 'Kept-At': DATE } })

test('looks for the signal every 5 s while its rows are kept ones, and no longer', async () => {
  vi.useFakeTimers()
  inABrowser()
  answers.push(kept([row(1)]), kept([row(1)]), answer([row(1, 'new')], 'a-2'))
  const { $list } = listStore<Row>('/api/rows')
  const stop = $list.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(4999)
  expect([fetched.length, $list.get().keptAt]).toEqual([1, DATE])
  await vi.advanceTimersByTimeAsync(5001)
  expect($list.get()).toEqual({ state: 'ready', rows: [row(1, 'new')] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveLength(3)
  stop()
})

test('is fetched again as soon as the browser is back online', async () => {
  const page = inABrowser()
  const { $list } = listStore<Row>('/api/rows')
  const stop = $list.subscribe(() => {})
  await vi.waitFor(() => expect($list.get().state).toBe('failed'))
  answers.push(answer([row(1)], 'a-1'))
  page.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect($list.get()).toEqual({ state: 'ready', rows: [row(1)] }))
  page.dispatchEvent(new Event('online'))
  stop()
  page.dispatchEvent(new Event('online'))
  expect(fetched).toHaveLength(2)
})

test('lets go of a page that is gone before its last listener is forgotten', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json([]))
  inABrowser()
  const { $list } = listStore<Row>('/api/rows')
  $list.listen(() => {})()
  vi.unstubAllGlobals()
  expect(() => vi.advanceTimersByTime(2000)).not.toThrow()
})
