import { hashOf } from '~/api/auth/tokens'
import { placeholderValues } from '~/api/catalog/placeholders'
import { matches } from '~/api/http/polling'
import { orderByToken } from '~/api/orders/order-links'
import { viewAt } from '~/api/orders/public-order'
import type { RunningShop } from '~/api/startup/startup'
import type { ShopReader } from '~/api/store/store'
import type { PlaceholderName } from '~/domain/account/placeholders'
import { indianDay } from '~/domain/dates'
import type { Order } from '~/domain/orders/schema'
import { splitPath } from '~/languages'
import type { Answer } from './answer'
import { errorPage } from './built-pages'
import type { Exchange } from './request-handler'

const READING = ['GET', 'HEAD']

/** What the page says of the shop. */
const FACTS: readonly PlaceholderName[] = [
  ...(['name', 'address', 'phone', 'whatsappNumber'] as const),
  ...(['upiId', 'upiName', 'bankAccount', 'bankIfsc'] as const),
]

/** The page of an order, or its bill. A dead link, and a page that its reader has already, are answered without rendering. */
export async function orderPage(
  { incoming: { method = '', headers }, url }: Exchange,
  { store, limits }: RunningShop,
  token: string,
  render: () => Promise<Answer>,
): Promise<Answer> {
  const order = await store.read((shop) => orderByToken(shop, token))
  if (!order) return errorPage(404, url.pathname)
  if (!READING.includes(method)) return render()
  await limits.countOpening(order.id)
  const etag = await store.read((shop) => etagOf(shop, shop.orders.get(order.id) ?? order, url))
  if (matches(headers['if-none-match'] ?? null, etag)) return { status: 304, headers: new Headers({ ETag: etag }), encodings: [] }
  const answer = await render()
  if (answer.status === 200) answer.headers.set('ETag', etag)
  return answer
}

/** Changes whenever the page would. The form of a payment names today. */
function etagOf(shop: ShopReader, order: Order, { pathname, search, origin }: URL): string {
  const now = new Date()
  const { language } = splitPath(pathname)
  const bill = order.billNumber && shop.bills.get(order.billNumber)
  const shown = [
    viewAt(shop, order, now.getTime()),
    bill,
    order.language,
    indianDay(now),
    placeholderValues(shop, FACTS, language),
  ]
  return `W/"${hashOf(JSON.stringify([import.meta.env.SITE_VERSION, origin, pathname, search, ...shown]))}"`
}
