/** Keeps the public pages readable offline. scripts/build/service-worker.ts adds the constants and writes it. */

declare const VERSION: string
declare const SCRIPTS: readonly string[]
/** What a device caches for a language: paths of pages, from src/routes.ts, and the scripts with its texts. */
interface Kept {
  readonly cacheFirst: readonly string[]
  readonly networkFirst: readonly string[]
  /** Starts of addresses of rows whose pages open without a signal once they were opened on this device. */
  readonly rows: readonly string[]
  readonly words: readonly string[]
}
declare const LANGUAGES: Readonly<Record<string, Kept>> & { readonly en: Kept }
/** Paths of the operator's pages. */
declare const ADMIN: readonly string[]
/** Small drawings of pages, including pages that were never opened, each with its version. */
declare const DRAWINGS: readonly string[]
/** Replacements for uncached pictures: a bag of each stage, and a view. */
declare const FALLBACK_IMAGES: Readonly<Record<string, string>> & { readonly view: string }

/** What a packer's device keeps until he signs out, from src/domain/packing/store-room.ts; its page writes the cache. */
declare const STORE_ROOM: { readonly page: string; readonly list: string; readonly keptFor: number }

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Worker {
  readonly clients: {
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate' | 'message', listen: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void
}

const worker = globalThis as unknown as Worker

const SITE = `site-${VERSION}`
const KEPT = 'kept'
/** As in src/stores/account/operator-cache.ts, which deletes it. */
const OPERATOR_CACHE = 'operator'
const MOST_PICTURES = 60
/** How long a packer waits for the server before he sees what his device keeps, in milliseconds. */
const SIGNAL_WITHIN = 5000
/** How long a cached page waits for a newer one on a fast connection, in milliseconds. */
const NEWER_WITHIN = 300

const languages = Object.values(LANGUAGES)
const CACHE_FIRST = languages.flatMap(({ cacheFirst }) => cacheFirst)
const NETWORK_FIRST = languages.flatMap(({ networkFirst }) => networkFirst)
/** The end of the path of each language's offline page. */
const NO_SIGNAL = '/offline'
const PRODUCTS = '/api/products'
/** Network first: the cache is used if the server cannot be reached. */
const LIVE = [...NETWORK_FIRST, PRODUCTS]
const ROWS = languages.flatMap(({ rows }) => rows)

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()))
// A packer's page asks for it: opened before this worker, it turns its pages without a signal, too.
worker.addEventListener('message', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = answerTo(event)
  if (answer) event.respondWith(isPage(request) ? answer.catch((fault) => noSignal(new URL(request.url), fault)) : answer)
})

async function install() {
  const [site, kept] = await Promise.all([caches.open(SITE), caches.open(KEPT)])
  await site.addAll(SCRIPTS)
  await site.addAll(DRAWINGS.map(anew))
  const open = await worker.clients.matchAll({ includeUncontrolled: true })
  const paths = open.map(({ url }) => new URL(url).pathname).filter((path) => !ADMIN.includes(path))
  const read = new Set(paths.map(languageAt))
  await Promise.all([keep(kept, PRODUCTS), ...[...read].map(keepLanguage)])
  await worker.skipWaiting()
}

const anew = (path: string) => new Request(path, { cache: 'no-cache' })

/** What is cached for the language of an address; English if it names no other. */
const languageAt = (pathname: string): Kept => LANGUAGES[pathname.split('/')[1] ?? ''] ?? LANGUAGES.en

/** Caches the pages and texts of a language unless cached, and stores its offline page as that of the last language. */
async function keepLanguage({ words, cacheFirst, networkFirst }: Kept) {
  const [site, kept] = await Promise.all([caches.open(SITE), caches.open(KEPT)])
  for (const path of cacheFirst.filter((each) => each.endsWith(NO_SIGNAL))) {
    const page = await site.match(path)
    if (page) await site.put(path, page)
  }
  const here = await Promise.all([...words, ...cacheFirst].map((path) => site.match(path)))
  if (here.every(Boolean)) return
  await Promise.all(networkFirst.map((path) => keep(kept, path)))
  await site.addAll([...words, ...cacheFirst.map(anew)])
}

/** Keeps the previous version too: an open page of it may still request its scripts. */
async function forgetOldVersions() {
  const versions = (await caches.keys()).filter((name) => name.startsWith('site-') && name !== SITE)
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)))
}

/** Responds from the cache. Undefined leaves a request to the network: writes, other calls, admin pages. */
function answerTo(event: Fetching): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return undefined
  if (pathname.startsWith('/_astro/')) return firstOf(request)
  if (pathname === STORE_ROOM.list) return inStoreRoom(request, pathname + search)
  if (pathname === STORE_ROOM.page && isPage(request)) return inStoreRoom(request, pathname)
  if (isAdmin(request)) return undefined
  if ([...CACHE_FIRST, ...NETWORK_FIRST].includes(pathname)) event.waitUntil(keepLanguage(languageAt(pathname)).catch(() => {}))
  if (CACHE_FIRST.includes(pathname)) return keptPage(event, pathname)
  if (DRAWINGS.includes(pathname + search)) return firstOf(new Request(pathname + search))
  if (LIVE.includes(pathname) || ROWS.some((start) => pathname.startsWith(start))) return live(request, pathname)
  if (/^\/(pictures|uploads)\//.test(pathname)) return picture(request)
  return isPage(request) ? fetch(request) : undefined
}

/** The server first; without an answer, what a packer's device keeps of the last day. */
async function inStoreRoom(request: Request, path: string): Promise<Response> {
  const newer = fetch(request)
  const patience = new Promise<undefined>((resolve) => void setTimeout(resolve, SIGNAL_WITHIN))
  const answer = await Promise.race([newer.catch(() => undefined), patience])
  if (answer) return answer
  const known = await caches.match(path, { cacheName: OPERATOR_CACHE, ignoreVary: true })
  // The page searches what the device keeps.
  if (!known && path.includes('search=') && (await hasPages())) return Response.error()
  if (!known) return newer.catch(() => Response.error())
  if (Date.now() - Date.parse(known.headers.get('date') ?? '') < STORE_ROOM.keptFor) return withAge(known)
  // Of an old list another page may be newer; an old page is all that is kept.
  if (path === STORE_ROOM.page) await caches.delete(OPERATOR_CACHE)
  else await (await caches.open(OPERATOR_CACHE)).delete(path)
  return newer.catch(() => Response.error())
}

const hasPages = async () => (await (await caches.open(OPERATOR_CACHE)).keys()).some(({ url }) => url.includes(STORE_ROOM.list))

/** Replaces an uncached page: the offline page in the language of the address, or in the language read last. */
async function noSignal({ pathname }: URL, fault: unknown): Promise<Response> {
  const site = await caches.open(SITE)
  const kept = (await site.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith(NO_SIGNAL))
  const [last] = kept.slice(-1)
  const path = kept.find((each) => each === `/${pathname.split('/')[1]}${NO_SIGNAL}`) ?? last
  const page = path && (await site.match(path))
  if (!page) throw fault
  return page
}

/** The operator sees more products than a visitor and needs the newest. */
function isAdmin({ url, referrer }: Request): boolean {
  return [url, referrer].some((address) => address && ADMIN.includes(new URL(address).pathname))
}

/** Cache first, from any version: a script's name contains its content hash. */
async function firstOf(request: Request): Promise<Response> {
  const known = (await (await caches.open(SITE)).match(request)) ?? (await caches.match(request))
  return known ?? fetch(request)
}

/** Cache first, unless a fast connection returns the page at once. Caches it again, because a setting may have changed. */
async function keptPage(event: Fetching, pathname: string): Promise<Response> {
  const newer = fetch(pathname, { cache: 'no-cache' }).then(async (answer) => {
    if (answer.ok) await keepVersion(pathname, answer.clone())
    return answer
  })
  event.waitUntil(newer.catch(() => {}))
  const known = await (await caches.open(SITE)).match(pathname)
  if (!known) return newer
  const wait = new Promise<Response>((resolve) => void setTimeout(resolve, isFastLine() ? NEWER_WITHIN : 0, known))
  const best = newer.then(
    (answer) => (answer.ok ? answer : known),
    () => known,
  )
  return Promise.race([best, wait])
}

/** Caches only a page of this version: another one would lack its scripts. */
async function keepVersion(pathname: string, answer: Response) {
  const text = await answer.clone().text()
  if (text.includes(`data-version="${VERSION}"`)) await (await caches.open(SITE)).put(pathname, answer)
}

/** Browsers that do not report their connection count as fast. */
function isFastLine(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return (connection?.effectiveType ?? '4g') === '4g'
}

async function live(request: Request, pathname: string): Promise<Response> {
  const kept = await caches.open(KEPT)
  try {
    const answer = await fetch(isPage(request) ? request : asStranger(request))
    if (answer.ok && new URL(request.url).search === '') await kept.put(pathname, answer.clone())
    return answer
  } catch (error) {
    const known = await kept.match(pathname, { ignoreVary: true })
    if (known) return withAge(known)
    throw error
  }
}

/** Whether the browser requests a full page. */
const isPage = ({ mode }: Request) => mode === 'navigate'

/** Without cookies, so that no response of a session is cached. */
const asStranger = (request: Request | string) => new Request(request, { credentials: 'omit' })

/** A cached response with the header Kept-At: the date when it was received. */
function withAge(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('Kept-At', headers.get('date') ?? '')
  return new Response(answer.body, { status: answer.status, headers })
}

/** Cache first; fetched again in the background for the next time. */
async function picture(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT)
  const known = await kept.match(request)
  const anew = fetch(request).then(async (answer) => {
    if (answer.status === 200) await keepPicture(kept, request, answer.clone())
    return answer
  })
  if (!known) return anew.catch(() => otherPicture(kept, new URL(request.url).pathname))
  anew.catch(() => {})
  return known
}

/** The same picture in another size or format, or its replacement. */
async function otherPicture(kept: Cache, pathname: string): Promise<Response> {
  const nameOf = (path: string) => path.replace(/(-\d+)?\.\w+$/, '')
  const same = (await kept.keys()).find(({ url }) => nameOf(new URL(url).pathname) === nameOf(pathname))
  const [, stage = 'view'] = /-(early|small|stock)\b/.exec(pathname) ?? []
  return (same && (await kept.match(same))) ?? firstOf(new Request(FALLBACK_IMAGES[stage] ?? FALLBACK_IMAGES.view))
}

async function keepPicture(kept: Cache, request: Request, answer: Response) {
  await kept.put(request, answer)
  const pictures = (await kept.keys()).filter(({ url }) => /\/(pictures|uploads)\//.test(url))
  await Promise.all(pictures.slice(0, -MOST_PICTURES).map((old) => kept.delete(old)))
}

async function keep(kept: Cache, path: string) {
  const answer = await fetch(asStranger(path), { cache: 'no-cache' })
  if (answer.ok) await kept.put(path, answer)
}
