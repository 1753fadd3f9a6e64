import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rowStore } from './row'

const fetched: string[] = []
const answers: Record<string, () => Response | Promise<Response>> = {}

const answer = (body: object) => () => new Response(JSON.stringify(body), { headers: { ETag: 'W/"a-1"' } })

beforeEach(() => {
  fetched.length = 0
  vi.useFakeTimers()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path)
    return answers[path]?.() ?? new Response('{}', { status: 404 })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function opened() {
  const store = rowStore<{ id: number; text?: string }>('/api/rows', 3000)
  return { store, stop: store.$row.subscribe(() => {}) }
}

test('fetches the row that is followed, polls it, and nothing once none is followed', async () => {
  answers['/api/rows/7'] = answer({ id: 7, text: 'one' })
  const { store } = opened()
  store.follow('7')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.$row.get()).toEqual({ id: '7', state: 'ready', row: { id: 7, text: 'one' } })
  answers['/api/rows/7'] = answer({ id: 7, text: 'two' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.$row.get().row).toEqual({ id: 7, text: 'two' })
  store.follow('')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toEqual(['/api/rows/7', '/api/rows/7'])
})

test.each([
  ['8', 1],
  ['x', 0],
  ['0', 0],
  ['../session', 0],
])('the id %s is missing, after %i calls', async (id, calls) => {
  const { store, stop } = opened()
  store.follow(id)
  await vi.advanceTimersByTimeAsync(0)
  expect([store.$row.get().state, fetched.length]).toEqual(['missing', calls])
  stop()
})

test('an answer for the row before is dropped', async () => {
  const late = Promise.withResolvers<Response>()
  answers['/api/rows/7'] = () => late.promise
  answers['/api/rows/9'] = answer({ id: 9 })
  const { store } = opened()
  store.follow('7')
  store.follow('9')
  await vi.advanceTimersByTimeAsync(0)
  late.resolve(answer({ id: 7 })())
  await vi.advanceTimersByTimeAsync(0)
  expect(store.$row.get()).toEqual({ id: '9', state: 'ready', row: { id: 9 } })
})
