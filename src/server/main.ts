import type { AddressInfo, ListenOptions } from 'node:net'
import { createApp } from 'astro/app/entrypoint'
import { hashOf } from '~/api/auth/tokens'
import { warmAccounts } from '~/api/customers/customer-accounts'
import type { CallRequest } from '~/api/http/call-request'
import { matches } from '~/api/http/polling'
import { Refusal } from '~/api/http/problems'
import { MAX_JSON_BYTES, readBytes } from '~/api/http/request-body'
import { orderByToken } from '~/api/orders/order-links'
import { publicOrderAt } from '~/api/orders/public-order'
import { type Environment, readEnvironment } from '~/api/startup/environment'
import { getShop, type RunningShop } from '~/api/startup/startup'
import type { ShopReader, Store } from '~/api/store/store'
import { indianDay } from '~/domain/dates'
import type { Order } from '~/domain/orders/schema'
import { splitPath } from '~/languages'
import { routeAt, tokenIn } from '~/routes'
import type { Answer } from './answer'
import { incomingBody } from './body'
import { builtPage, errorPage } from './built-pages'
import { callAt } from './calls'
import { builtFile } from './files'
import { CACHE_CONTROL } from './headers'
import { drain, httpServer } from './http-server'
import { refuseMethod } from './methods'
import { cachedPage } from './page-cache'
import { pageValues, valuesOf } from './page-values'
import { isPlainHttp, realAddress } from './proxy'
import { answerOf, renderedAnswer } from './rendered'
import { type Exchange, type Handler, isApi, requestHandler } from './request-handler'
import { keepFailuresApart } from './requests'
import { warmPages } from './warm'

const FOLDER = '/uploads/'

async function uploadedFile(pathname: string): Promise<Answer | undefined> {
  if (!pathname.startsWith(FOLDER)) return undefined
  const { uploads } = await getShop()
  const name = pathname.slice(FOLDER.length)
  const bytes = await uploads.read(name)
  if (!bytes) return undefined
  const headers = new Headers({
    'Content-Type': 'image/webp',
    ETag: `"${name}"`,
    'Cache-Control': CACHE_CONTROL.hashed,
    'Accept-Ranges': 'bytes',
  })
  return { status: 200, headers, encodings: [], body: async () => bytes }
}

const READING = ['GET', 'HEAD']

/** The page of an order, or its bill. A dead link, and a page that its reader has already, are answered without rendering. */
async function orderPage(
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

const TOO_LARGE = 413

/**
 * Answers a request whose body is read only when it is asked for. What is left of it is read past afterwards; of one that is
 * too large after its 413 has been sent, as its sender may wait for that.
 */
async function withBody<Sent extends { status: number }>(
  exchange: Exchange,
  respond: (request: CallRequest) => Promise<Sent>,
): Promise<Sent> {
  const { method = 'GET', headers: sent } = exchange.incoming
  // Only `set-cookie`, which no request has, would be a list.
  const headers = { get: (name: string) => (sent[name.toLowerCase()] as string | undefined) ?? null }
  if (method === 'GET' || method === 'HEAD') return respond({ method, headers, body: null })
  const body = incomingBody(exchange.incoming)
  try {
    const response = await respond({ method, headers, body: body.chunks })
    if (response.status !== TOO_LARGE) await body.drop()
    return response
  } catch (error) {
    if (!(error instanceof Refusal && error.status === TOO_LARGE)) await body.drop()
    throw error
  }
}

function localsOf({ incoming, environment, isHttps, id }: Exchange, shop: RunningShop): App.Locals {
  return { ...shop, address: realAddress(incoming, environment), isHttps, requestId: id }
}

/** The descriptor of the socket that systemd keeps open over a restart (docs/decisions/0012). */
const HANDED_SOCKET = 3

/** Opens the shop and serves it until SIGTERM or SIGINT. A bad environment or data folder ends the process with one line. */
export async function start() {
  try {
    const environment = readEnvironment(process.env)
    keepFailuresApart()
    await serve(environment, await getShop())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

async function serve(environment: Environment, shop: RunningShop) {
  const server = httpServer(requestHandler(environment, handlers))
  whenToEnd(async () => {
    await drain(server)
    await shop.close()
    process.exit(0)
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(listeningPlace(environment), resolve)
  })
  // For example, the process may open no more files.
  server.on('error', (error) => console.error('A connection could not be taken:', error.message))
  const { address, port } = server.address() as AddressInfo
  const origin = `http://${address.includes(':') ? `[${address}]` : address}:${port}`
  console.log(`Serving ${origin}`)
  if (environment.WARM_UP !== 'on') return
  await warmAccounts(shop.store)
  await warmPages(origin)
}

function listeningPlace({ HOST, PORT }: Environment): ListenOptions {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  const isHandedOver = LISTEN_PID === String(process.pid) && LISTEN_FDS === '1'
  // Node takes it, its types do not know it.
  return isHandedOver ? ({ fd: HANDED_SOCKET } as ListenOptions) : { host: HOST, port: PORT }
}

const CHECK_EVERY = 500

/**
 * Calls `end` once, at the first signal that ends a process. Later signals are ignored, so that running requests finish.
 * A shell between npm and this process does not pass a signal on; then the parent process changes.
 */
function whenToEnd(end: () => void): void {
  let isEnding = false
  const endOnce = () => {
    if (!isEnding) end()
    isEnding = true
  }
  process.on('SIGTERM', endOnce)
  process.on('SIGINT', endOnce)
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && endOnce(), CHECK_EVERY).unref()
}

/** What may answer a request, in this order. What none answers is not found. */
const handlers: readonly Handler[] = [toHttps, refuseWrongMethod, file, toPlainPath, upload, call, page]

/** Redirects plain HTTP that the proxy passes on, where the shop's address is HTTPS. */
function toHttps({ incoming, url: { pathname, search }, environment }: Exchange): Answer | undefined {
  const { PUBLIC_SITE_URL: site = '' } = environment
  if (!site.startsWith('https:') || !isPlainHttp(incoming, environment)) return undefined
  return redirect(new URL(site).origin + pathname + search)
}

/** Most pages are read only. Calls have methods of their own. */
function refuseWrongMethod({ incoming: { method = '' }, url: { pathname } }: Exchange): undefined {
  if (!isApi(pathname)) refuseMethod(method, routeAt(pathname)?.postsForm ? [...READING, 'POST'] : READING)
}

function file({ url: { pathname } }: Exchange): Promise<Answer> | Answer | undefined {
  return builtFile(pathname) ?? (pathname.endsWith('.html') ? errorPage(404) : undefined)
}

function toPlainPath({ url: { pathname, search } }: Exchange): Answer | undefined {
  if (!pathname.includes('//') && !pathname.endsWith('/')) return undefined
  const plain = `/${pathname.split('/').filter(Boolean).join('/')}`
  return plain === pathname ? undefined : redirect(plain + search)
}

function upload({ url: { pathname } }: Exchange): Promise<Answer | undefined> {
  return uploadedFile(pathname)
}

async function call(exchange: Exchange): Promise<Answer | undefined> {
  const { incoming, url } = exchange
  if (!isApi(url.pathname)) return undefined
  const answer = await callAt(url.pathname, incoming.method ?? '')
  const locals = localsOf(exchange, await getShop())
  return answerOf(await withBody(exchange, (request) => answer({ request, url, locals })))
}

async function page(exchange: Exchange): Promise<Answer | undefined> {
  const { incoming, url } = exchange
  const built = await builtPage(url.pathname)
  const route = routeAt(url.pathname)
  if (built || !route) return built
  const shop = await getShop()
  const render = async (counted?: string) => {
    const response = await renderByAstro(exchange, shop, counted)
    return response.status === 404 ? errorPage(404, url.pathname) : renderedAnswer(response)
  }
  const token = tokenIn(url.pathname)
  if (token !== undefined) return orderPage(exchange, shop, token, render)
  if (url.search || !READING.includes(incoming.method ?? '')) return render()
  return cachedPage(url.pathname, shop.store, route.shows, render)
}

function redirect(location: string): Answer {
  return { status: 308, headers: new Headers({ Location: location }), encodings: [] }
}

const app = createApp({ streaming: false })

/** `counted` is what forms are counted by beside their sender's address. */
function renderByAstro(exchange: Exchange, shop: RunningShop, counted?: string): Promise<Response> {
  const locals = localsOf(exchange, shop)
  const senders = [locals.address, ...(counted === undefined ? [] : [counted])]
  return withBody(exchange, async (request) => {
    const route = request.body && routeAt(exchange.url.pathname)
    const refusal = route ? await locals.limits.countPress(senders, route.path) : undefined
    const body = request.body && (await readBytes(request, MAX_JSON_BYTES))
    const values = await pageValues(shop.store, splitPath(exchange.url.pathname).language)
    return app.render(webRequest(exchange, body), {
      addCookieHeader: true,
      clientAddress: locals.address,
      locals: { ...locals, refusal, values },
      prerenderedErrorPageFetch: async (path) => builtErrorPage(path.includes('/500') ? 500 : 404),
    })
  })
}

function webRequest({ incoming, url }: Exchange, body: Uint8Array<ArrayBuffer> | null): Request {
  const { method = 'GET', headers } = incoming
  // Only `set-cookie`, which no request has, would be a list.
  return new Request(url, { method, headers: headers as Record<string, string>, body })
}

async function builtErrorPage(status: 404 | 500): Promise<Response> {
  const { headers, body } = await errorPage(status)
  return new Response((await body?.('identity')) as Buffer<ArrayBuffer>, { status, headers })
}
