import { createApp } from 'astro/app/entrypoint'
import { READING } from '~/api/http/methods'
import { MAX_JSON_BYTES, readBytes } from '~/api/http/request-body'
import { getShop, type RunningShop } from '~/api/startup/startup'
import { splitPath } from '~/languages'
import { complaintTokenIn, quotationTokenIn, routeAt, securityRoute, tokenIn } from '~/routes'
import type { Answer } from './answer'
import { withBody } from './body'
import { builtPage, errorPage } from './built-pages'
import { complaintPage, orderPage, quotationPage } from './order-page'
import { cachedPage } from './page-cache'
import { pageValues } from './page-values'
import { renderedAnswer } from './rendered'
import { type Exchange, localsOf } from './request-handler'
import { rowPage } from './row-page'

const app = createApp({ streaming: false })

/** Answers with a built page, or one that Astro renders for this request. */
export async function page(exchange: Exchange): Promise<Answer | undefined> {
  const { incoming, url } = exchange
  const built = await builtPage(url.pathname)
  const route = routeAt(url.pathname)
  if (built || !route) return built
  const shop = await getShop()
  const render = async (counted?: string, asked = exchange) => {
    const response = await renderByAstro(asked, shop, counted)
    return response.status === 404 ? errorPage(404, url.pathname) : renderedAnswer(response)
  }
  const token = tokenIn(url.pathname)
  if (token !== undefined) return orderPage(exchange, shop, token, render)
  const ofComplaint = complaintTokenIn(url.pathname)
  if (ofComplaint !== undefined) return complaintPage(exchange, shop, ofComplaint, render)
  const ofQuotation = quotationTokenIn(url.pathname)
  if (ofQuotation !== undefined) return quotationPage(exchange, shop, ofQuotation, render)
  if (!READING.includes(incoming.method ?? '')) return render()
  const ofRow = await rowPage(exchange, shop, (asked) => render(undefined, asked))
  if (ofRow) return ofRow
  if (url.search || route === securityRoute) return render()
  return cachedPage(url.pathname, shop.store, route.shows, render)
}

/** `counted` is a further key for the rate limit of forms, besides the sender's address. */
function renderByAstro(exchange: Exchange, shop: RunningShop, counted?: string): Promise<Response> {
  const locals = localsOf(exchange, shop)
  const senders = [locals.address, ...(counted === undefined ? [] : [counted])]
  return withBody(exchange.incoming, async (request) => {
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
  // Only `set-cookie` would be an array, and requests do not have it.
  return new Request(url, { method, headers: headers as Record<string, string>, body })
}

async function builtErrorPage(status: 404 | 500): Promise<Response> {
  const { headers, body } = await errorPage(status)
  return new Response((await body?.('identity')) as Buffer<ArrayBuffer>, { status, headers })
}
