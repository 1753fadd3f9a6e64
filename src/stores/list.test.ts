import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listStore } from './list'

interface Row {
  id: number
  text: string
}

const row = (id: number, text = 'as it was') => ({ id, text })
const answers: Response[] = []
const fetched: string[] = []

const answer = (body: unknown, tag: string) => new Response(JSON.stringify(body), { headers: { ETag: `W/"${tag}"` } })

beforeEach(() => {
  answers.length = 0
  fetched.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
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
  const list = listStore<Row>('/api/rows')
  for (const _ of given) await list.refresh()
  return list
}

test('shows what the server has now', async () => {
  const { $list } = await listAfter(answer([row(2), row(1)], 'a-1'), answer([row(1, 'new')], 'a-2'))
  expect($list.get()).toEqual({ state: 'ready', rows: [row(1, 'new')] })
  expect(fetched).toEqual(['/api/rows', '/api/rows'])
})

test('keeps the same rows while their tag is the same, so that nothing is rendered again', async () => {
  const list = await listAfter(answer([row(1)], 'a-1'))
  const before = list.$list.get()
  answers.push(answer([row(1)], 'a-1'))
  await list.refresh()
  expect(list.$list.get()).toBe(before)
})

test('keeps the rows on a failure, and is ready again after it', async () => {
  const list = await listAfter(answer([row(1)], 'a-1'))
  await list.refresh()
  expect(list.$list.get()).toEqual({ state: 'failed', rows: [row(1)] })
  answers.push(answer([row(1)], 'a-1'))
  await list.refresh()
  expect(list.$list.get()).toEqual({ state: 'ready', rows: [row(1)] })
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

test('keeps a replaced row until the server is asked again', async () => {
  const list = await listAfter(answer([row(2), row(1)], 'a-1'))
  list.replace(row(1, 'mine'))
  expect(list.$list.get().rows).toEqual([row(2), row(1, 'mine')])
  answers.push(answer([row(2), row(1)], 'a-1'))
  await list.refresh()
  expect(list.$list.get().rows).toEqual([row(2), row(1)])
})

/** A busy machine takes its time. */
const AT_LONGEST = { timeout: 15_000 }

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
  await vi.waitFor(() => expect($list.get().state).toBe('failed'), AT_LONGEST)
  answers.push(answer([row(1)], 'a-1'))
  page.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect($list.get()).toEqual({ state: 'ready', rows: [row(1)] }), AT_LONGEST)
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
