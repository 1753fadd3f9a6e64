import type { IncomingMessage } from 'node:http'
import { createApp } from 'astro/app/entrypoint'
import type { OpenShop } from '~/api/opening/opening'
import { callerOf, claimsOf } from '~/api/operator/auth'
import { readRequestBody, takesLargeBody } from './body'
import { errorPage } from './files'
import { realAddress } from './proxy'
import type { Exchange } from './request-handler'

const app = createApp({ streaming: false })

/** What Astro answers to a request: a call, or a page that is rendered anew. */
export async function renderByAstro(exchange: Exchange, shop: OpenShop): Promise<Response> {
  const { incoming, url, environment, isHttps, id } = exchange
  const { method = 'GET', headers } = incoming
  const isKept = !takesLargeBody(url.pathname) || (await isOperator(exchange, shop))
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readRequestBody(incoming, url.pathname, isKept)
  const address = realAddress(incoming, environment)
  const request = new Request(url, { method, headers: webHeaders(headers), ...(body && { body }) })
  return app.render(request, {
    addCookieHeader: true,
    clientAddress: address,
    locals: { ...shop, address, isHttps, requestId: id },
    prerenderedErrorPageFetch: async (path) => builtErrorPage(path.includes('/500') ? 500 : 404),
  })
}

async function builtErrorPage(status: 404 | 500): Promise<Response> {
  const { headers, body } = errorPage(status)
  return new Response((await body?.('identity')) as Buffer<ArrayBuffer>, { status, headers })
}

async function isOperator({ incoming, url, isHttps }: Exchange, { store }: OpenShop): Promise<boolean> {
  const claims = claimsOf(new Request(url, { headers: webHeaders(incoming.headers) }), isHttps)
  return store.read((shop) => callerOf(shop, claims, Date.now()).isOperator)
}

const webHeaders = (headers: IncomingMessage['headers']) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
  )
