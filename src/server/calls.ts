import type { CallContext } from '~/api/http/call'
import type { Endpoint } from '~/api/http/handle'
import { notFound } from '~/api/http/problems'
import { refuseMethod } from './methods'

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

/** The call at a path; 404 where there is none, 405 for a method that it does not take. */
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
