import { hashOf } from '~/api/auth/tokens'
import { matches } from '~/api/http/polling'
import { orderByToken } from '~/api/orders/order-links'
import { publicOrderAt } from '~/api/orders/public-order'
import type { RunningShop } from '~/api/startup/startup'
import type { ShopReader, Store } from '~/api/store/store'
import { indianDay } from '~/domain/dates'
import type { Order } from '~/domain/orders/schema'
import { splitPath } from '~/languages'
import type { Answer } from './answer'
import { errorPage } from './built-pages'
import { READING } from './methods'
import { valuesOf } from './page-values'
import type { Exchange } from './request-handler'

/** The page of an order, or its bill. A dead link, and a page that its reader has already, are answered without rendering. */
export async function orderPage(
  { incoming: { method = '', headers }, url }: Exchange,
  { store, limits }: RunningShop,
  token: string,
  render: (counted?: string) => Promise<Answer>,
): Promise<Answer> {
  const order = await store.read((shop) => orderByToken(shop, token))
  if (!order) return errorPage(404, url.pathname)
  if (!READING.includes(method)) return render(`order ${order.id}`)
  await limits.countOpening(order.id)
  const etag = await store.read((shop) => etagOf(store, shop, shop.orders.get(order.id) ?? order, url))
  if (matches(headers['if-none-match'] ?? null, etag)) return { status: 304, headers: new Headers({ ETag: etag }), encodings: [] }
  const answer = await render()
  if (answer.status === 200) answer.headers.set('ETag', etag)
  return answer
}

/** Of all that the page is made of: the order as its buyer sees it, its bill, the shop's values, and the day, which a form names. */
function etagOf(store: Store, shop: ShopReader, order: Order, { pathname, search, origin }: URL): string {
  const now = new Date()
  const address = [import.meta.env.SITE_VERSION, origin, pathname, search, order.language, indianDay(now)]
  const view = publicOrderAt(store, shop, order, now.getTime())
  const bill = order.billNumber && shop.bills.get(order.billNumber)
  return `W/"${hashOf(JSON.stringify([address, view, bill, valuesOf(store, shop, splitPath(pathname).language)]))}"`
}
