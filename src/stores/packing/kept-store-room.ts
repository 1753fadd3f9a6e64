import type { ListPage } from '~/domain/list-pages-schema'
import type { Order } from '~/domain/orders/schema'
import type { PackingStats, PackingSums } from '~/domain/packing/packing-list-schema'
import { STORE_ROOM } from '~/domain/packing/store-room'
import { OPERATOR_CACHE } from '../account/operator-cache'
import { operatorMay } from '../account/own-role'
import { isSignedIn } from '../account/signed-in'
import { addressOf, request } from '../client'
import type { Known } from '../query'
import { packingPage } from './packing'

type List = Known<ListPage<Order, PackingSums, PackingStats> & { seen: unknown }>

let work: Promise<unknown> = Promise.resolve()

/** One step after another, so that no older list replaces a newer one. */
function inTurn(step: (room: Cache) => Promise<unknown>) {
  const run = async () => {
    if (isSignedIn() && !operatorMay('read')) await step(await caches.open(OPERATOR_CACHE))
  }
  work = work.then(run).catch((fault) => console.warn('Failed to keep the store room:', fault))
}

/**
 * Keeps the page of a packer, the scripts that it loads, and each page of his list on this device, so that they open without a
 * signal. The service worker serves them. Returns the end of it.
 */
export function keepStoreRoom(): () => void {
  if (!('caches' in globalThis) || !navigator.serviceWorker) return () => {}
  navigator.serviceWorker.register('/service-worker.js').catch((fault) => console.warn('Failed to keep pages:', fault))
  inTurn(keepPage)
  const scripts = new PerformanceObserver((loaded) => {
    const found = loaded.getEntries().flatMap(({ name }) => (new URL(name).pathname.startsWith('/_astro/') ? name : []))
    if (found.length > 0) inTurn((room) => keepScripts(room, found))
  })
  scripts.observe({ type: 'resource', buffered: true })
  const end = packingPage.$known.subscribe((list) => inTurn((room) => keepList(room, list)))
  return () => {
    scripts.disconnect()
    end()
  }
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

/** Keeps a page of the list as the server sent it; never one of a search, nor one with money, nor one from this device. */
async function keepList(room: Cache, { path, state, value, keptAt }: List) {
  if (state !== 'ready' || !value || keptAt || path.includes('search=')) return
  const { seen: _, ...page } = value
  if (page.rows.some((order) => 'totalAmount' in order)) return
  for (const { url } of await room.keys()) if (pageIn(url) > page.pages) await room.delete(url)
  const headers = { 'Content-Type': 'application/json', Date: new Date().toUTCString() }
  await room.put(addressOf(path), new Response(JSON.stringify(page), { headers }))
}
