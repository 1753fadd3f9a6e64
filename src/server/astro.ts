import { createApp } from 'astro/app/entrypoint'
import { MAX_JSON_BYTES, readBytes } from '~/api/http/request-body'
import type { RunningShop } from '~/api/startup/startup'
import { errorPage } from './built-pages'
import { localsOf, withBody } from './incoming-request'
import type { Exchange } from './request-handler'

const app = createApp({ streaming: false })

export function renderByAstro(exchange: Exchange, shop: RunningShop): Promise<Response> {
  const locals = localsOf(exchange, shop)
  return withBody(exchange, async (request) => {
    const body = request.body && (await readBytes(request, MAX_JSON_BYTES))
    return app.render(webRequest(exchange, body), {
      addCookieHeader: true,
      clientAddress: locals.address,
      locals,
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
