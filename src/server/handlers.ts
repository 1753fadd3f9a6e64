import { getShop } from '~/api/startup/startup'
import { routeAt, tokenIn } from '~/routes'
import type { Answer } from './answer'
import { renderByAstro } from './astro'
import { builtPage, errorPage } from './built-pages'
import { callAt } from './calls'
import { builtFile } from './files'
import { localsOf, withBody } from './incoming-request'
import { refuseMethod } from './methods'
import { orderPage } from './order-pages'
import { cachedPage } from './page-cache'
import { isPlainHttp } from './proxy'
import { answerOf, renderedAnswer } from './rendered'
import { type Exchange, type Handler, isApi } from './request-handler'
import { uploadedFile } from './uploads'

const READING = ['GET', 'HEAD']

/** What may answer a request, in this order. What none answers is not found. */
export const handlers: readonly Handler[] = [toHttps, refuseWrongMethod, file, toPlainPath, upload, call, page]

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
  if (built || !routeAt(url.pathname)) return built
  const shop = await getShop()
  const render = async (store = shop.store) => {
    const response = await renderByAstro(exchange, { ...shop, store })
    return response.status === 404 ? errorPage(404, url.pathname) : renderedAnswer(response, store)
  }
  const token = tokenIn(url.pathname)
  if (token !== undefined) return orderPage(exchange, shop, token, render)
  if (url.search || !READING.includes(incoming.method ?? '')) return render()
  return cachedPage(url.pathname, shop.store, render)
}

function redirect(location: string): Answer {
  return { status: 308, headers: new Headers({ Location: location }), encodings: [] }
}
