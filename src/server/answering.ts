import type { IncomingMessage, RequestListener } from 'node:http'
import { createApp } from 'astro/app/entrypoint'
import { callerOf, claimsOf } from '~/api/callers'
import type { Environment } from '~/api/environment'
import { openedShop } from '~/api/opening'
import { methodNotAllowed, problemResponse, Refusal, serverError } from '~/api/problems'
import { readRequestBody, takesLargeBody } from './body'
import { secure } from './headers'
import { isHttps, isPlainHttp, realAddress } from './proxy'
import { readyPage } from './ready-pages'
import { send, settle } from './send'
import { errorPage, serveFile } from './static'
import { uploadedFile } from './uploads'

const app = createApp({ streaming: false })

const READING = ['GET', 'HEAD']
const WRITING = ['POST', 'PUT', 'DELETE']
/** Methods that a web Request cannot carry. */
const UNSPEAKABLE = ['TRACE', 'TRACK', 'CONNECT']

/** Answers every request: a ready file where there is one, otherwise Astro. */
export const answering =
  (environment: Environment): RequestListener =>
  async (incoming, outgoing) => {
    const https = isHttps(incoming, environment)
    secure(outgoing, https)
    const { socket } = incoming
    try {
      const url = requestUrl(incoming, https)
      const secured = redirectToHttps(incoming, url, environment)
      if (secured) return await send(incoming, outgoing, await settle(secured))
      refuseMethod(incoming.method as string, url.pathname)
      if (await serveFile(incoming, outgoing, url.pathname)) return
      if (url.pathname.endsWith('.html')) return await send(incoming, outgoing, await settle(errorPage(404)))
      const locals = { address: realAddress(incoming, environment), isHttps: https }
      const made = redirectToPlainPath(url) ?? (await uploadedFile(incoming, url.pathname))
      await send(
        incoming,
        outgoing,
        made ? await settle(made) : await readyPage(incoming, url, () => render(incoming, url, locals)),
      )
    } catch (error) {
      // Nobody is left to be answered, and nothing of ours failed.
      if (socket.destroyed) return
      await send(incoming, outgoing, await settle(refusalOf(error, incoming)))
    }
  }

function requestUrl({ headers, url = '/' }: IncomingMessage, https: boolean): URL {
  const base = `${https ? 'https' : 'http'}://${headers.host ?? 'localhost'}`
  // Not `new URL(url, base)`: there, a path such as //example.com would name another host.
  if (!url.startsWith('/') || !URL.canParse(base + url)) throw new Refusal(400, 'This address cannot be read.')
  return new URL(base + url)
}

/** Pages with a form that also posts without scripts. */
const FORM_PAGES = ['/shop', '/contact']

/** Most pages are read only; what an endpoint takes, it says itself. */
function refuseMethod(method: string, pathname: string) {
  if (isApi(pathname)) {
    if (UNSPEAKABLE.includes(method)) throw methodNotAllowed([...READING, ...WRITING])
    return
  }
  const known = FORM_PAGES.includes(pathname) ? [...READING, 'POST'] : READING
  if (!known.includes(method)) throw methodNotAllowed(known)
}

/** A shop whose address is HTTPS is not shown over plain HTTP, should its proxy pass that on. */
function redirectToHttps(incoming: IncomingMessage, { pathname, search }: URL, environment: Environment): Response | undefined {
  const { PUBLIC_SITE_URL: site = '' } = environment
  if (!site.startsWith('https:') || !isPlainHttp(incoming, environment)) return undefined
  return new Response(null, { status: 308, headers: { Location: new URL(site).origin + pathname + search } })
}

function redirectToPlainPath({ pathname, search }: URL): Response | undefined {
  const plain = `/${pathname.split('/').filter(Boolean).join('/')}`
  return plain === pathname ? undefined : new Response(null, { status: 308, headers: { Location: plain + search } })
}

async function render(incoming: IncomingMessage, url: URL, locals: { address: string; isHttps: boolean }): Promise<Response> {
  const { method = 'GET', headers } = incoming
  const isKept = !takesLargeBody(url.pathname) || (await isOperator(incoming, url, locals.isHttps))
  const body = READING.includes(method) ? undefined : await readRequestBody(incoming, url.pathname, isKept)
  const request = new Request(url, { method, headers: webHeaders(headers), ...(body && { body }) })
  return app.render(request, {
    addCookieHeader: true,
    clientAddress: locals.address,
    // Astro types what a page sees; the middleware adds the open shop to it.
    locals: locals as App.Locals,
    prerenderedErrorPageFetch: async (address) => errorPage(address.includes('/500') ? 500 : 404),
  })
}

async function isOperator({ headers }: IncomingMessage, url: URL, isHttps: boolean): Promise<boolean> {
  const claims = claimsOf(new Request(url, { headers: webHeaders(headers) }), isHttps)
  const { store } = await openedShop()
  return store.read((shop) => callerOf(shop, claims, Date.now()).isOperator)
}

function refusalOf(error: unknown, incoming: IncomingMessage): Response {
  if (error instanceof Refusal) return problemResponse(error)
  console.error(`${incoming.method} ${incoming.url?.split('?')[0]} failed:`, error)
  return isApi(incoming.url ?? '') ? problemResponse(serverError()) : errorPage(500)
}

const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/')

const webHeaders = (headers: IncomingMessage['headers']) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
  )
