import type { ListPage } from '~/domain/list-pages-schema'
import type { Order } from '~/domain/orders/schema'
import type { PackingStats, PackingSums } from '~/domain/packing/packing-list-schema'
import { STORE_ROOM } from '~/domain/packing/store-room'
import { OPERATOR_CACHE } from '../account/operator-cache'
import { addressOf, call, request } from '../client'
import { isSaving } from '../connection'
import type { Known } from '../query'
import { holdsMoney, isPackers } from './packers-device'
import { packingPage } from './packing'

type Page = ListPage<Order, PackingSums, PackingStats>
type List = Known<Page & { seen: unknown }>

/** Pages of the list that are kept before somebody opens them, and their characters together. */
const MOST_PAGES = 12
const MOST_CHARACTERS = 400_000
/** Milliseconds between two looks at them. */
const LOOK_EVERY = 60_000

let work: Promise<unknown> = Promise.resolve()

/** One step after another, so that no older list replaces a newer one. Returns its end. */
function inTurn(step: (room: Cache) => Promise<unknown>): Promise<unknown> {
  const run = async () => {
    if (isPackers()) await step(await caches.open(OPERATOR_CACHE))
  }
  work = work.then(run).catch((fault) => console.warn('Failed to keep the store room:', fault))
  return work
}

/**
 * Keeps the page of a packer, the scripts that it loads, and each page of his list on this device, so that they open without a
 * signal. The service worker serves them. `whenIdle` runs what is not needed yet. Returns the end of it.
 */
export function keepStoreRoom(whenIdle: (run: () => unknown) => void): () => void {
  if (!('caches' in globalThis) || !navigator.serviceWorker) return () => {}
  beServed().catch((fault) => console.warn('Failed to keep pages:', fault))
  void inTurn(keepPage)
  const scripts = new PerformanceObserver((loaded) => {
    const found = loaded.getEntries().flatMap(({ name }) => (new URL(name).pathname.startsWith('/_astro/') ? name : []))
    if (found.length > 0) void inTurn((room) => keepScripts(room, found))
  })
  scripts.observe({ type: 'resource', buffered: true })
  const keepOthers = othersKeeper(whenIdle)
  const end = packingPage.$known.subscribe((list) => {
    void inTurn((room) => keepList(room, list))
    keepOthers(list)
  })
  return () => {
    scripts.disconnect()
    end()
  }
}

/** Lets the service worker serve this page, also if it was opened before. */
async function beServed() {
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) active?.postMessage('serve')
}

/** Keeps the page if it is of this version; one of another version needs other scripts. */
async function keepPage(room: Cache) {
  const page = await request(STORE_ROOM.page, {})
  const html = await page.clone().text()
  if (!page.ok || !html.includes(`data-version="${document.documentElement.dataset['version']}"`)) return
  const before = await room.match(STORE_ROOM.page)
  if ((await before?.text()) !== html) for (const old of await room.keys()) await room.delete(old)
  await room.put(STORE_ROOM.page, page)
}

async function keepScripts(room: Cache, scripts: readonly string[]) {
  for (const script of scripts) if (!(await room.match(script))) await room.add(script)
}

const pageIn = (address: string) => Number(new URL(address, location.href).searchParams.get('page'))

/** Whether a page of the list came from the server just now, and is not of a search. */
const isFromServer = ({ path, state, value, keptAt }: List): boolean =>
  state === 'ready' && value !== undefined && !keptAt && !path.includes('search=')

async function keepList(room: Cache, list: List) {
  const { path, value, etag } = list
  if (!isFromServer(list) || !value) return
  const { seen: _, ...page } = value
  await putPage(room, path, page, etag)
  for (const { url } of await room.keys()) if (pageIn(url) > page.pages) await room.delete(url)
}

/** Keeps a page as the server sent it, unless it has money. Returns its length in characters. */
async function putPage(room: Cache, path: string, page: Page, etag: string | null | undefined): Promise<number> {
  if (page.rows.some(holdsMoney)) return 0
  const text = JSON.stringify(page)
  const headers = { 'Content-Type': 'application/json', Date: new Date().toUTCString(), ...(etag && { ETag: etag }) }
  await room.put(addressOf(path), new Response(text, { headers }))
  return text.length
}

/** Keeps the other pages of a list, too, once the browser is idle: again when the list has changed, once a minute at most. */
function othersKeeper(whenIdle: (run: () => unknown) => void) {
  let known: string | null | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  return (list: List) => {
    const { value, etag } = list
    const isDue = etag !== known && Math.abs(Date.now() - lookedAt) >= LOOK_EVERY
    if (!isDue || !isFromServer(list) || !value || value.pages === 1 || isSaving()) return
    known = etag
    lookedAt = Date.now()
    whenIdle(() => keepOtherPages(value))
  }
}

/** Asks for one page after another, until the device has enough or the server is not reached. */
async function keepOtherPages({ page: shown, pages }: Page) {
  let characters = 0
  for (let page = 1; page <= Math.min(pages, MOST_PAGES) && characters < MOST_CHARACTERS; page++) {
    if (page === shown) continue
    const before = characters
    await inTurn(async (room) => {
      characters += await keepPageOf(room, `${STORE_ROOM.list}?page=${page}`)
    })
    if (characters === before) return
  }
}

/** Keeps a page of the list, of which nothing is sent if it is as before. Returns its length; 0 if the server was not reached. */
async function keepPageOf(room: Cache, path: string): Promise<number> {
  const known = await room.match(addressOf(path))
  const answer = await call('GET', path, { knownEtag: known?.headers.get('etag') })
  if (answer.keptAt) return 0
  const page = answer.isUnchanged ? await known?.json() : answer.body
  return putPage(room, path, page, answer.etag)
}
