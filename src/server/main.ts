import type { AddressInfo, ListenOptions } from 'node:net'
import { callAt } from '~/api/call-at'
import { features } from '~/api/features'
import { READING, refuseMethod } from '~/api/http/methods'
import { type Environment, readEnvironment } from '~/api/startup/environment'
import { getShop, type RunningShop } from '~/api/startup/startup'
import { replaceFile } from '~/api/store/files/durable-file'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { bareLink, routeAt } from '~/routes'
import type { Answer } from './answer'
import { withBody } from './body'
import { errorPage } from './built-pages'
import { feedCardPicture } from './feed-cards'
import { builtFile } from './files'
import { drain, httpServer } from './http-server'
import { listenFailure } from './listen-failure'
import { page } from './pages'
import { isPlainHttp } from './proxy'
import { answerOf } from './rendered'
import { type Exchange, type Handler, isApi, localsOf, requestHandler } from './request-handler'
import { keepFailuresApart } from './requests'
import { upload } from './uploads'
import { warmPages } from './warm'

/** The file descriptor of the socket that systemd keeps open during a restart (docs/decisions/0012). */
const HANDED_SOCKET = 3

/** Opens the shop and serves it until SIGTERM or SIGINT. Exits with one line if the environment or data folder is invalid. */
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
  const server = httpServer(requestHandler(environment, handlers), { trusted: environment.TRUST_PROXY })
  whenToEnd(async () => {
    await drain(server)
    await shop.close()
    process.exit(0)
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, environment)))
    server.listen(listeningPlace(environment), resolve)
  })
  // For example, the limit of open files is reached.
  server.on('error', (error) => console.error('A connection could not be taken:', error.message))
  const { address, port } = server.address() as AddressInfo
  const origin = `http://${address.includes(':') ? `[${address}]` : address}:${port}`
  await noteStart(environment)
  console.log(`Serving ${origin}`)
  sayAtLeast(environment.LOG_LEVEL)
  if (environment.WARM_UP !== 'on') return
  const now = shop.store.now().getTime()
  for (const warmUp of features.flatMap(({ warmUps }) => warmUps)) await warmUp(shop.store, now)
  await warmPages(origin)
}

function listeningPlace({ HOST, PORT }: Environment): ListenOptions {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  const isHandedOver = LISTEN_PID === String(process.pid) && LISTEN_FDS === '1'
  // Node accepts it, but its types lack it.
  return isHandedOver ? ({ fd: HANDED_SOCKET } as ListenOptions) : { host: HOST, port: PORT }
}

/** Writes the start time for `trout-feed status`. A full disk must not prevent the start. */
const noteStart = ({ DATA_DIR: folder }: Environment) =>
  replaceFile(new ShopFolder(folder).started, [JSON.stringify({ at: new Date() })]).catch(() => {})

/** Drops log entries below the configured level. */
function sayAtLeast(level: Environment['LOG_LEVEL']) {
  if (level !== 'info') console.log = () => {}
  if (level === 'error') console.warn = () => {}
}

const CHECK_EVERY = 500

/**
 * Calls `end` once, at the first signal that ends the process. Later signals are ignored, so that running requests finish. A
 * shell between npm and this process does not forward signals; a changed parent process counts as one.
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

/** The handlers of a request, in order. If none answers, the status is 404. */
const handlers: readonly Handler[] = [
  toHttps,
  toBareLink,
  refuseWrongMethod,
  file,
  toPlainPath,
  upload,
  feedCardPicture,
  call,
  page,
]

/** Redirects plain HTTP forwarded by the proxy, if the shop's address is HTTPS. */
function toHttps({ incoming, url: { pathname, search }, environment }: Exchange): Answer | undefined {
  const { PUBLIC_SITE_URL: site = '' } = environment
  if (!site.startsWith('https:') || !isPlainHttp(incoming, environment)) return undefined
  return redirect(new URL(site).origin + pathname + search)
}

/** Removes punctuation that chat apps append to a link, such as a full stop. */
function toBareLink({ url: { pathname, search } }: Exchange): Answer | undefined {
  const bare = bareLink(pathname)
  return bare === undefined ? undefined : redirect(bare + search)
}

/** Most pages allow only GET and HEAD. API calls check their own methods. */
function refuseWrongMethod({ incoming: { method = '' }, url: { pathname } }: Exchange): undefined {
  if (!isApi(pathname)) refuseMethod(method, routeAt(pathname)?.postsForm ? [...READING, 'POST'] : READING)
}

function file({ url: { pathname, search } }: Exchange): Promise<Answer> | Answer | undefined {
  return builtFile(pathname, search) ?? (pathname.endsWith('.html') ? errorPage(404) : undefined)
}

function toPlainPath({ url: { pathname, search } }: Exchange): Answer | undefined {
  if (!pathname.includes('//') && !pathname.endsWith('/')) return undefined
  const plain = `/${pathname.split('/').filter(Boolean).join('/')}`
  return plain === pathname ? undefined : redirect(plain + search)
}

async function call(exchange: Exchange): Promise<Answer | undefined> {
  const { incoming, url } = exchange
  if (!isApi(url.pathname)) return undefined
  const answer = callAt(url.pathname, incoming.method ?? '')
  const locals = localsOf(exchange, await getShop())
  return answerOf(await withBody(incoming, (request) => answer({ request, url, locals })))
}

function redirect(location: string): Answer {
  return { status: 308, headers: new Headers({ Location: location }), encodings: [] }
}
