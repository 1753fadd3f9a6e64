/** Keeps the public pages readable where the signal ends. Written into the build by scripts/build/service-worker.mjs. */

declare const VERSION: string
declare const SCRIPTS: readonly string[]

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Worker {
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void
}

const worker = globalThis as unknown as Worker

const SITE = `site-${VERSION}`
/** Pictures, and what the server renders anew: shared by all versions. */
const KEPT = 'kept'
const MOST_PICTURES = 60

/** The trout over every page. */
const TROUT = '/pictures/trout.svg'
/** Pages of this version, opened from the device at once. */
const STATIC_PAGES = ['/about', '/products', '/feeding-guide', '/team']
/** Pages and prices that the server knows better, opened from the device where it cannot be reached. */
const LIVE = ['/', '/shop', '/contact', '/api/products']

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()))
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

async function install() {
  const [site, kept] = await Promise.all([caches.open(SITE), caches.open(KEPT)])
  await site.addAll(SCRIPTS)
  await site.addAll([TROUT, ...STATIC_PAGES].map((path) => new Request(path, { cache: 'no-cache' })))
  await Promise.all(LIVE.map((path) => keep(kept, path)))
  await worker.skipWaiting()
}

/** Keeps this version and the one before: a page of it may still be open, and ask for a script of its own. */
async function forgetOldVersions() {
  const versions = (await caches.keys()).filter((name) => name.startsWith('site-') && name !== SITE)
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)))
}

/** What the device has to say to a request; undefined leaves it to the network: writes, other calls, the back office. */
function answerTo({ request }: Fetching): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || isOffice(request)) return undefined
  if (pathname.startsWith('/_astro/')) return firstOf(request)
  if (pathname === TROUT || STATIC_PAGES.includes(pathname)) return firstOf(new Request(pathname))
  if (LIVE.includes(pathname)) return live(request, pathname)
  if (/^\/(pictures|uploads)\//.test(pathname)) return picture(request)
  return undefined
}

/** The operator sees other products than a visitor, and works on nothing that may be old. */
function isOffice({ url, referrer }: Request): boolean {
  return [url, referrer].some((address) => address && /^\/(admin|secure-portal)/.test(new URL(address).pathname))
}

/** From the device, whichever version it is of: a script's name holds its content's hash. */
async function firstOf(request: Request): Promise<Response> {
  const known = (await (await caches.open(SITE)).match(request)) ?? (await caches.match(request))
  return known ?? fetch(request)
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

/** A page shows everybody the same. */
const isPage = ({ mode }: Request) => mode === 'navigate'

/** Without cookies: what the server gives to a session never comes here, and so is never kept for whoever is next. */
const asStranger = (request: Request | string) => new Request(request, { credentials: 'omit' })

/** An answer of before, saying when it was given. */
function withAge(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('Kept-At', headers.get('date') ?? '')
  return new Response(answer.body, { status: answer.status, headers })
}

/** From the device at once, and anew for the next time. */
async function picture(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT)
  const known = await kept.match(request)
  const anew = fetch(request).then(async (answer) => {
    if (answer.status === 200) await keepPicture(kept, request, answer.clone())
    return answer
  })
  if (!known) return anew
  anew.catch(() => {})
  return known
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

export {}
