import type { CallContext } from '~/api/http/call'
import type { Endpoint } from '~/api/http/handle'
import { notFound } from '~/api/http/problems'
import { getShop } from '~/api/startup/startup'
import type { Answer } from './answer'
import { withBody } from './body'
import { refuseMethod } from './methods'
import { answerOf } from './rendered'
import { type Exchange, isApi, localsOf } from './request-handler'

type Module = Partial<Record<string, Endpoint>>

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

/** Every call. */
const routes = Object.entries(import.meta.glob<Module>('../pages/api/**/*.ts')).map(([file, load]) => {
  const routePattern = file.replace(/^\.\.\/pages|(\/index)?\.ts$/g, '')
  const pattern = new RegExp(`^${routePattern.replaceAll('.', '\\.').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`)
  let loaded: ReturnType<typeof withMethods> | undefined
  const endpoint = () => {
    // Even a module that is loaded costs 5 µs to import again.
    loaded ??= withMethods(load)
    return loaded
  }
  return { routePattern, pattern, endpoint }
})

async function withMethods(load: () => Promise<Module>) {
  const endpoint = await load()
  const allowed = METHODS.filter((name) => endpoint[name])
  return { endpoint, allowed: endpoint['GET'] ? [...allowed, 'HEAD'] : allowed }
}

/** Found before the others, since `/api/orders/statuses` also has the form of `/api/orders/[id]`. */
const withoutParameters = new Map(routes.map((route) => [route.routePattern, route]))
const withParameters = routes.filter(({ routePattern }) => routePattern.includes('['))

/** Answers a call of the API; 404 where there is none, 405 for a method that it does not take. */
export async function call(exchange: Exchange): Promise<Answer | undefined> {
  const { incoming, url } = exchange
  if (!isApi(url.pathname)) return undefined
  const answer = await callAt(url.pathname, incoming.method ?? '')
  const locals = localsOf(exchange, await getShop())
  return answerOf(await withBody(incoming, (request) => answer({ request, url, locals })))
}

export async function callAt(pathname: string, method: string) {
  const path = decoded(pathname)
  const route = withoutParameters.get(path) ?? withParameters.find(({ pattern }) => pattern.test(path))
  if (!route) throw notFound('call')
  const { routePattern, pattern } = route
  const { endpoint, allowed } = await route.endpoint()
  refuseMethod(method, allowed)
  const { answer } = endpoint[method === 'HEAD' ? 'GET' : method] as Endpoint
  const params = { ...pattern.exec(path)?.groups }
  return (asked: Pick<CallContext, 'request' | 'url' | 'locals'>) => answer({ ...asked, params, routePattern })
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
