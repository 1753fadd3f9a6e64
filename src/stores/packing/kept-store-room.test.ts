// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSignedIn } from '../account/signed-in'
import { keepStoreRoom } from './kept-store-room'
import { packingPage } from './packing'

const A_PAGE = 50
const MINUTE = 60_000

/** What the device keeps, by address. */
let room: Map<string, string>
/** The requests for pages of the list, with what was known of them. */
let asked: { page: number; known: string | null }[]
let list: { pages: number; version: string; isReached: boolean; row: object }
let end = () => {}
const postMessage = vi.fn()

const url = (path: string) => new URL(path, location.href).href

const cache = {
  put: async (path: string, answer: Response) => void room.set(url(path), await answer.text()),
  match: async (asked: string | { url: string }) => {
    const address = typeof asked === 'string' ? url(asked) : asked.url
    const text = room.get(address)
    const page = text && new URL(address).searchParams.get('page')
    return text && new Response(text, { headers: { ETag: `"${page} ${list.version}"`, Date: new Date().toUTCString() } })
  },
  add: async () => {},
  keys: async () => [...room.keys()].map((each) => ({ url: each })),
  delete: async (path: string) => room.delete(url(path)),
}

function answer(path: string, { headers = {} }: { headers?: Record<string, string> }) {
  const asks = new URL(url(path)).searchParams
  const page = Number(asks.get('page'))
  if (asks.has('search')) throw new TypeError('offline')
  if (!page) return new Response('<html>')
  const known = headers['If-None-Match'] ?? null
  asked.push({ page, known })
  if (!list.isReached) throw new TypeError('offline')
  const etag = `"${page} ${list.version}"`
  if (known === etag) return new Response(null, { status: 304, headers: { ETag: etag } })
  const rows = Array.from({ length: A_PAGE }, (_, nth) => ({ id: A_PAGE * page + nth, ...list.row }))
  return new Response(JSON.stringify({ rows, page, pages: list.pages }), { headers: { ETag: etag } })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('SSR', false)
  room = new Map()
  asked = []
  list = { pages: 3, version: 'a', isReached: true, row: {} }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async (path: string, init: object) => answer(path, init))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const worker = { register: async () => {}, ready: Promise.resolve({ active: { postMessage } }), controller: null }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  keepSignedIn('bilal', 'packer')
  packingPage.askPage('')
})

afterEach(() => {
  end()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** Opens the list on a page. */
async function open(page = 1) {
  end = keepStoreRoom((run) => void setTimeout(run, 1))
  packingPage.askPage(`page=${page}`)
  await vi.advanceTimersByTimeAsync(100)
}

/** Types a search, with or without a signal; returns the names that are found. */
async function search(text: string) {
  const asks = packingPage.$known.subscribe(() => {})
  packingPage.askPage(`search=${text}`)
  await vi.advanceTimersByTimeAsync(100)
  asks()
  return packingPage.$known.get()
}

const keptPages = () =>
  [...room.keys()]
    .flatMap((each) => /page=(\d+)$/.exec(each)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)

test('all pages of the list are kept once one of them is shown', async () => {
  await open(2)
  expect(asked.map(({ page }) => page)).toEqual([2, 1, 3])
  expect(keptPages()).toEqual([1, 2, 3])
  // The page was opened before its service worker, which serves it from now on.
  expect(postMessage).toHaveBeenCalled()
  expect(JSON.parse(room.get(url('/api/packing?page=3')) ?? '').rows).toHaveLength(A_PAGE)
})

test('of a long list twelve pages are kept, of large ones fewer', async () => {
  list.pages = 40
  await open()
  expect(keptPages()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  end()
  room.clear()
  vi.advanceTimersByTime(MINUTE)
  list = { ...list, version: 'b', row: { notes: 'n'.repeat(2000) } }
  await open(2)
  expect(keptPages()).toEqual([1, 2, 3, 4, 5])
})

test('a changed list is looked at again once a minute, and what is unchanged is not sent', async () => {
  await open()
  asked = []
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(asked.filter(({ page }) => page > 1)).toEqual([])
  list.version = 'b'
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(asked.filter(({ page }) => page > 1)).toEqual([
    { page: 2, known: '"2 b"' },
    { page: 3, known: '"3 b"' },
  ])
})

test('pages that the list has no more are removed', async () => {
  await open()
  list = { ...list, pages: 2, version: 'b' }
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(keptPages()).toEqual([1, 2])
})

test('without an answer no further page is asked for', async () => {
  end = keepStoreRoom((run) => {
    list.isReached = false
    run()
  })
  packingPage.askPage('page=1')
  await vi.advanceTimersByTimeAsync(100)
  expect(asked.map(({ page }) => page)).toEqual([1, 2])
})

test('nothing with money is kept, and nothing for who reads money', async () => {
  list.row = { totalAmount: '2750.00' }
  await open()
  expect(keptPages()).toEqual([])
  end()
  list = { ...list, row: {}, version: 'b' }
  keepSignedIn('owner', 'operator')
  await open(2)
  expect(keptPages()).toEqual([])
})

test('who saves data keeps the pages that he opens', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  await open(3)
  Reflect.deleteProperty(navigator, 'connection')
  expect(keptPages()).toEqual([3])
})

const NAMED = {
  customerName: 'Bashir Ahmad',
  customerPhone: '+919419012345',
  status: 'confirmed',
  items: [],
  shippingAddress: { street: '' },
}

test('without a signal a search finds orders on all kept pages', async () => {
  list.row = NAMED
  await open()
  const found = await search('bashir')
  expect(found).toMatchObject({ state: 'ready', value: { page: 1, pages: 1, total: 150, first: 1, last: 150 } })
  expect(Date.parse(found.keptAt ?? '')).toBeGreaterThan(Date.now() - MINUTE)
  expect((await search('undefined')).value).toMatchObject({ rows: [], total: 0, first: 0 })
  expect((await search('%2399')).value?.rows.map(({ id }) => id)).toEqual([99, 199])
})

test('without a signal and without a packer nothing is searched on the device', async () => {
  list.row = NAMED
  await open()
  keepSignedIn('owner', 'operator')
  expect(await search('bashir')).toMatchObject({ state: 'failed' })
})
