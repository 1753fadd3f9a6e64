import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedStore } from './asked'
import { listStore } from './list'
import { queryStore } from './query'

interface Row {
  id: number
  text: string
}

const row = (id: number, text = 'as it was') => ({ id, text })

type Given = Response | Promise<Response>
const answers: Given[] = []
const fetched: { path: string; tag: string | null }[] = []
/** The parts of the window that a store listens to. */
let page = new EventTarget()

const DATE = 'Sun, 22 Nov 2026 08:50:00 GMT'
const answer = (body: unknown, tag = 'a-1', headers = {}) =>
  new Response(JSON.stringify(body), { headers: { ETag: `W/"${tag}"`, ...headers } })
const kept = (body: unknown) => answer(body, 'a-1', { 'Kept-At': DATE })
const unchanged = () => new Response(null, { status: 304 })

beforeEach(() => {
  vi.useFakeTimers()
  answers.length = 0
  fetched.length = 0
  page = new EventTarget()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubEnv('SSR', false)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
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

async function opened<Store extends Pick<ReturnType<typeof queryStore>, '$known'>>(store: Store, ...given: Given[]) {
  answers.push(...given)
  const stop = store.$known.subscribe(() => {})
  await settled()
  return { store, stop }
}

const openedList = (...given: Given[]) => opened(listStore<Row>('/api/rows'), ...given)

test('a list fetches the current rows completely, because the device caches them', async () => {
  const { store } = await openedList(answer([row(2), row(1)]), answer([row(1, 'new')], 'a-2'))
  await store.refresh()
  expect(store.$known.get()).toMatchObject({ state: 'ready', value: [row(1, 'new')], keptAt: null })
  expect(fetched).toEqual(Array(2).fill({ path: '/api/rows', tag: null }))
})

test('keeps the same value while its ETag is the same, so that nothing rerenders', async () => {
  const { store } = await openedList(answer([row(1)]), answer([row(1)]))
  const before = store.$known.get()
  await store.refresh()
  expect(store.$known.get()).toBe(before)
})

test('keeps the value on a failure, and is ready again after it', async () => {
  const { store } = await openedList(answer([row(1)]))
  await store.refresh()
  expect(store.$known.get()).toMatchObject({ state: 'failed', value: [row(1)] })
  answers.push(answer([row(1)]))
  await store.refresh()
  expect(store.$known.get()).toMatchObject({ state: 'ready', value: [row(1)] })
})

test.each([[null], ['text'], [{ changed: [] }]])('a list fails on a body of %j', async (body) => {
  const { store } = await openedList(answer(body))
  expect(store.$known.get()).toMatchObject({ state: 'failed', value: undefined })
})

test('keeps a replaced row until the next fetch', async () => {
  const { store } = await openedList(answer([row(2), row(1)]))
  store.replace(row(1, 'mine'))
  expect(store.$known.get().value).toEqual([row(2), row(1, 'mine')])
  answers.push(answer([row(2), row(1)]))
  await store.refresh()
  expect(store.$known.get().value).toEqual([row(2), row(1)])
})

test('retries every 5 s while its answer is cached, and no longer', async () => {
  const { store } = await openedList(kept([row(1)]), kept([row(1)]), answer([row(1, 'new')], 'a-2'))
  await vi.advanceTimersByTimeAsync(4999)
  expect([fetched.length, store.$known.get().keptAt]).toEqual([1, DATE])
  await vi.advanceTimersByTimeAsync(5001)
  expect(store.$known.get()).toMatchObject({ state: 'ready', value: [row(1, 'new')], keptAt: null })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveLength(3)
})

test('is fetched again as soon as the browser is back online', async () => {
  const { store, stop } = await openedList()
  expect(store.$known.get().state).toBe('failed')
  answers.push(answer([row(1)]))
  page.dispatchEvent(new Event('online'))
  await settled()
  expect(store.$known.get()).toMatchObject({ state: 'ready', value: [row(1)] })
  page.dispatchEvent(new Event('online'))
  stop()
  await vi.advanceTimersByTimeAsync(2000)
  page.dispatchEvent(new Event('online'))
  expect(fetched).toHaveLength(2)
})

test('removes its listeners from a page that is gone', async () => {
  const { stop } = await openedList(answer([]))
  stop()
  vi.unstubAllGlobals()
  expect(() => vi.advanceTimersByTime(2000)).not.toThrow()
})

test('polls by ETag while something listens, and retries a failed poll', async () => {
  const store = queryStore<string>('/api/value', { pollEvery: 3000 })
  const { stop } = await opened(store, answer('one'), unchanged(), new Response('{}', { status: 500 }), answer('two', 'a-2'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.$known.get()).toMatchObject({ state: 'ready', value: 'one' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.$known.get()).toMatchObject({ state: 'failed', value: 'one' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.$known.get()).toMatchObject({ state: 'ready', value: 'two' })
  expect(fetched.map(({ tag }) => tag)).toEqual([null, ...Array(3).fill('W/"a-1"')])
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  store.refreshSoon()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveLength(4)
})

test('clears its value on a failure if a stranger may be reading', async () => {
  const store = queryStore<string>('/api/value', { emptiesOnFailure: true })
  await opened(store, answer('one'))
  await store.refresh()
  expect([store.$known.get().state, store.$known.get().value]).toEqual(['failed', undefined])
  answers.push(answer('one'))
  await store.refresh()
  expect([store.$known.get().value, fetched.at(-1)?.tag]).toEqual(['one', null])
})

test.each([
  ['stays until the next one is there', true, 'one'],
  ['goes at once', false, undefined],
])('the value of the previous path %s, and a late answer is dropped', async (_name, keepsOther, before) => {
  const late = Promise.withResolvers<Response>()
  const store = askedStore<string>({ keepsOther })
  store.ask('/api/value')
  await opened(store, answer('one'), late.promise, answer('three', 'c-1'))
  store.ask('/api/other')
  await settled()
  expect(store.$known.get()).toEqual({ path: '/api/other', state: 'loading', value: before })
  store.ask('/api/third')
  await settled()
  late.resolve(answer('two', 'b-1'))
  await settled()
  expect(store.$known.get()).toMatchObject({ path: '/api/third', state: 'ready', value: 'three' })
  expect(fetched.map(({ tag }) => tag)).toEqual([null, null, null])
})

test('fetches nothing without a path, and only the last path set in one turn', async () => {
  const store = askedStore<string>()
  await opened(store, answer('two'))
  await store.refresh()
  for (const path of ['/api/one', '', '/api/two']) store.ask(path)
  store.refreshSoon()
  await settled()
  expect(fetched).toEqual([{ path: '/api/two', tag: null }])
})
