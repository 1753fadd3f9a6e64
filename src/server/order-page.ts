import { isOpened } from '~/api/auth/opened-pages'
import { hashOf } from '~/api/auth/tokens'
import { complaintByToken } from '~/api/contacts/complaints'
import { matches } from '~/api/http/etags'
import { READING } from '~/api/http/methods'
import { guardedOrder, openedFor } from '~/api/orders/opened-orders'
import { orderByToken } from '~/api/orders/order-links'
import { publicOrderAt } from '~/api/orders/public-order'
import { guardedQuotation, publicQuotationAt } from '~/api/quotations/public-quotation'
import { quotationByToken } from '~/api/quotations/quotations'
import type { RunningShop } from '~/api/startup/startup'
import type { ShopReader, Store } from '~/api/store/store'
import { indianDay } from '~/domain/dates'
import type { Order } from '~/domain/orders/schema'
import { splitPath } from '~/languages'
import { orderAccountRoute, routeAt } from '~/routes'
import type { Answer } from './answer'
import { headersOf } from './body'
import { errorPage } from './built-pages'
import { isGuess, openPage } from './open-page'
import { valuesOf } from './page-values'
import type { Exchange } from './request-handler'

type Render = (counted?: string) => Promise<Answer>

/** The page of an order, its bill or the account of its buyer. */
export async function orderPage(exchange: Exchange, shop: RunningShop, token: string, render: Render): Promise<Answer> {
  const { store, limits } = shop
  const order = await store.read((rows) => orderByToken(rows, token))
  if (!order) return errorPage(404, exchange.url.pathname)
  const name = `order ${order.id}`
  if (isGuess(exchange)) return openPage(exchange, shop, name, (rows) => guardedOrder(rows, order))
  const etag = (rows: ShopReader) => etagOf(store, rows, rows.orders.get(order.id) ?? order, exchange)
  const tag = isAccount(exchange.url) ? undefined : () => store.read(etag)
  return linkedPage(exchange, name, limits, tag, render)
}

const isAccount = ({ pathname }: URL) => routeAt(pathname) === orderAccountRoute

/** The page of a complaint. */
export async function complaintPage(
  exchange: Exchange,
  { store, limits }: RunningShop,
  token: string,
  render: Render,
): Promise<Answer> {
  const { url } = exchange
  const complaint = await store.read((shop) => complaintByToken(shop, token))
  if (!complaint) return errorPage(404, url.pathname)
  const etag = (shop: ShopReader) =>
    tagOf([...addressOf(url), complaint, valuesOf(store, shop, splitPath(url.pathname).language)])
  return linkedPage(exchange, `complaint ${complaint.id}`, limits, () => store.read(etag), render)
}

/** The page of a quotation. */
export async function quotationPage(exchange: Exchange, shop: RunningShop, token: string, render: Render): Promise<Answer> {
  const { store, limits } = shop
  const quotation = await store.read((rows) => quotationByToken(rows, token))
  if (!quotation) return errorPage(404, exchange.url.pathname)
  const name = `quotation ${quotation.id}`
  if (isGuess(exchange)) return openPage(exchange, shop, name, (rows) => guardedQuotation(rows, quotation))
  const etag = (rows: ShopReader) => {
    const newest = rows.quotations.get(quotation.id) ?? quotation
    const opener = openerOf(exchange, Date.now())
    const isOpen = isOpened(rows, guardedQuotation(rows, newest), opener)
    const view = publicQuotationAt(rows, newest, opener.now, isOpen)
    return tagOf([...addressOf(exchange.url), isOpen, view, valuesOf(store, rows, splitPath(exchange.url.pathname).language)])
  }
  return linkedPage(exchange, name, limits, () => store.read(etag), render)
}

/** Answers 304 without rendering if the client has the current page. Without `tag` it always renders. */
async function linkedPage(
  { incoming: { method = '', headers } }: Exchange,
  name: string,
  limits: RunningShop['limits'],
  tag: (() => Promise<string>) | undefined,
  render: Render,
): Promise<Answer> {
  if (!READING.includes(method)) return render(name)
  await limits.countOpening(name)
  if (!tag) return render()
  const etag = await tag()
  if (matches(headers['if-none-match'] ?? null, etag)) return { status: 304, headers: new Headers({ ETag: etag }), encodings: [] }
  const answer = await render()
  if (answer.status === 200) answer.headers.set('ETag', etag)
  return answer
}

const addressOf = ({ pathname, search, origin }: URL) => [import.meta.env.SITE_VERSION, origin, pathname, search]

const openerOf = ({ incoming, isHttps }: Exchange, now: number) => ({ request: { headers: headersOf(incoming) }, isHttps, now })

const tagOf = (seen: readonly unknown[]) => `W/"${hashOf(JSON.stringify(seen))}"`

/** Covers all that the page shows: the buyer's view of the order, its bill, the page values, and today, which a form contains. */
function etagOf(store: Store, shop: ShopReader, order: Order, exchange: Exchange): string {
  const now = new Date()
  const { url } = exchange
  const opened = openedFor(store, shop, order, openerOf(exchange, now.getTime()))
  const address = [...addressOf(url), order.language, indianDay(now)]
  const view = publicOrderAt(store, shop, order, now.getTime(), opened.isOpen)
  const bill = order.billNumber && shop.bills.get(order.billNumber)
  return tagOf([address, opened, view, bill, valuesOf(store, shop, splitPath(url.pathname).language)])
}
