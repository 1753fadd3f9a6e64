import type { Endpoint } from '~/api/http/handle'
import { notFound } from '~/api/http/problems'
import { refuseMethod } from './methods'

type Module = Partial<Record<string, Endpoint>>

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

/** Every call. Paths without a parameter come first, since `/api/orders/statuses` also has the form of `/api/orders/[id]`. */
const routes = Object.entries(import.meta.glob<Module>('../pages/api/**/*.ts'))
  .map(([file, load]) => {
    const routePattern = file.replace(/^\.\.\/pages|(\/index)?\.ts$/g, '')
    const pattern = new RegExp(`^${routePattern.replaceAll('.', '\\.').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`)
    let loaded: Promise<Module> | undefined
    const endpoint = () => {
      // Even a module that is loaded costs 5 µs to import again.
      loaded ??= load()
      return loaded
    }
    return { routePattern, pattern, endpoint }
  })
  .sort((a, b) => Number(a.routePattern.includes('[')) - Number(b.routePattern.includes('[')))

/** The call at a path; 404 where there is none, 405 for a method that it does not take. */
export async function callAt(pathname: string, method: string) {
  const path = decoded(pathname)
  for (const { routePattern, pattern, endpoint: load } of routes) {
    const match = pattern.exec(path)
    if (!match) continue
    const endpoint = await load()
    const allowed = METHODS.filter((name) => endpoint[name])
    refuseMethod(method, endpoint['GET'] ? [...allowed, 'HEAD'] : allowed)
    const answer = endpoint[method === 'HEAD' ? 'GET' : method] as Endpoint
    const params = { ...match.groups }
    return (request: Request, locals: App.Locals) => answer({ request, url: new URL(request.url), params, routePattern, locals })
  }
  throw notFound('call')
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
