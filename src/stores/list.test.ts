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

/** A store fetches only in a browser. */
function inABrowser() {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { hidden: false })
}

test('shows the first rows only while the whole list is loading', async () => {
  const whole = Promise.withResolvers<Response>()
  const first = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (path: string) => (path.includes('?first=2') ? first.promise : whole.promise))
  inABrowser()
  const { $list } = listStore<Row>('/api/rows', { showsFirst: 2 })
  const seen: unknown[] = []
  const stop = $list.subscribe((list) => seen.push(list))
  first.resolve(answer([row(3), row(2)], 'a-1'))
  await vi.waitFor(() => expect($list.get()).toEqual({ state: 'loading', rows: [row(3), row(2)] }))
  whole.resolve(answer([row(3), row(2), row(1)], 'a-1'))
  await vi.waitFor(() => expect($list.get()).toEqual({ state: 'ready', rows: [row(3), row(2), row(1)] }))
  stop()
  expect(seen).toHaveLength(3)
})

test('ignores first rows that arrive late', async () => {
  const first = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('?first=2') ? first.promise : Promise.resolve(answer([row(2), row(1)], 'a-1')),
  )
  inABrowser()
  const { $list } = listStore<Row>('/api/rows', { showsFirst: 2 })
  const stop = $list.subscribe(() => {})
  await vi.waitFor(() => expect($list.get().state).toBe('ready'))
  first.resolve(answer([row(1)], 'a-0'))
  await first.promise
  await new Promise((resolve) => setTimeout(resolve))
  expect($list.get()).toEqual({ state: 'ready', rows: [row(2), row(1)] })
  stop()
})

test('keeps a replaced row until the server sends it', async () => {
  const list = await listAfter(answer([row(2), row(1)], 'a-1'))
  list.replace(row(1, 'mine'))
  answers.push(answer({ changed: [row(3)], removed: [] }, 'a-2'))
  await list.refresh()
  expect(list.$list.get().rows).toEqual([row(3), row(2), row(1, 'mine')])
})
