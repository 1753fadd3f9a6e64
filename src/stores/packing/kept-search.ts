import type { ListPage } from '~/domain/list-pages-schema'
import type { Order } from '~/domain/orders/schema'
import { packingMatcher } from '~/domain/packing/packing-list'
import type { PackingStats, PackingSums } from '~/domain/packing/packing-list-schema'
import { STORE_ROOM } from '~/domain/packing/store-room'
import { OPERATOR_CACHE } from '../account/operator-cache'
import type { KeptAnswer } from '../query'
import { isPackers } from './packers-device'

type Page = ListPage<Order, PackingSums, PackingStats>

/** The orders that match a search among the pages which this device keeps; undefined for another path, or without pages. */
export async function searchKept(path: string): Promise<KeptAnswer | undefined> {
  const search = new URL(path, location.href).searchParams.get('search')
  if (!search || !('caches' in globalThis) || !isPackers()) return undefined
  const kept = await keptPages()
  const [first] = kept
  if (!first) return undefined
  const orders = new Map(kept.flatMap(({ page }) => page.rows.map((order) => [order.id, order])))
  const matches = packingMatcher({ search, isOfAll: false })
  // A packer's orders have no e-mail address.
  const rows = [...orders.values()].filter((order) => matches({ ...order, customerEmail: '' }))
  const { sums, stats } = first.page
  const total = rows.length
  const body: Page = { rows, page: 1, pages: 1, first: Math.min(1, total), last: total, total, sums, stats }
  const oldest = kept.reduce((time, { at }) => Math.min(time, at), Date.now())
  return { body, keptAt: new Date(oldest).toUTCString() }
}

/** The kept pages of the list that are not too old, in their order. */
async function keptPages(): Promise<{ page: Page; at: number }[]> {
  const room = await caches.open(OPERATOR_CACHE)
  const kept: { page: Page; at: number }[] = []
  for (const request of await room.keys()) {
    const answer = new URL(request.url).pathname === STORE_ROOM.list ? await room.match(request) : undefined
    const at = Date.parse(answer?.headers.get('date') ?? '')
    if (answer && Date.now() - at < STORE_ROOM.keptFor) kept.push({ page: await answer.json(), at })
  }
  return kept.sort((a, b) => a.page.page - b.page.page)
}
