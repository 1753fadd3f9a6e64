import { createApp } from 'astro/app/entrypoint'
import { MAX_JSON_BYTES, readBytes } from '~/api/http/request-body'
import type { OpenShop } from '~/api/opening/opening'
import { errorPage } from './built-pages'
import type { Exchange } from './request-handler'
import { answerWebRequest, localsOf } from './web-request'

const app = createApp({ streaming: false })

export function renderByAstro(exchange: Exchange, shop: OpenShop): Promise<Response> {
  const locals = localsOf(exchange, shop)
  return answerWebRequest(exchange, async (request) => {
    const { url, method, headers } = request
    const page = request.body ? new Request(url, { method, headers, body: await readBytes(request, MAX_JSON_BYTES) }) : request
    return app.render(page, {
      addCookieHeader: true,
      clientAddress: locals.address,
      locals,
      prerenderedErrorPageFetch: async (path) => builtErrorPage(path.includes('/500') ? 500 : 404),
    })
  })
}

async function builtErrorPage(status: 404 | 500): Promise<Response> {
  const { headers, body } = await errorPage(status)
  return new Response((await body?.('identity')) as Buffer<ArrayBuffer>, { status, headers })
}
