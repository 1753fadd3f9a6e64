import { calls } from './calls'
import type { CallContext } from './http/call'
import type { CallAnswer } from './http/call-answer'
import { responseOf } from './http/call-answer'
import type { Call, Method } from './http/handle'
import { refuseMethod } from './http/methods'
import { notFound, problemAnswer, Refusal } from './http/problems'

type Asked = Pick<CallContext, 'request' | 'url' | 'locals'>

const routes = Object.entries<Call>(calls).map(([path, call]) => {
  const routePattern = `/api${path}`
  const pattern = new RegExp(`^${routePattern.replaceAll('.', '\\.').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`)
  const methods = Object.keys(call)
  return { routePattern, pattern, call, allowed: call.GET ? [...methods, 'HEAD'] : methods }
})

/** Matched first, because `/api/orders/statuses` also matches `/api/orders/[id]`. */
const withoutParameters = new Map(routes.map((route) => [route.routePattern, route]))
const withParameters = routes.filter(({ routePattern }) => routePattern.includes('['))

/** The call at a path; 404 if there is none, 405 for an unsupported method. */
export function callAt(pathname: string, method: string): (asked: Asked) => Promise<CallAnswer> {
  const path = decoded(pathname)
  const route = withoutParameters.get(path) ?? withParameters.find(({ pattern }) => pattern.test(path))
  if (!route) throw notFound('call')
  const { routePattern, pattern, call, allowed } = route
  refuseMethod(method, allowed)
  const endpoint = call[(method === 'HEAD' ? 'GET' : method) as Method]
  const params = { ...pattern.exec(path)?.groups }
  return async (asked) => (endpoint as NonNullable<typeof endpoint>).answer({ ...asked, params, routePattern })
}

/** Answers a request without our server, for `astro dev` and tests. */
export async function responseTo(asked: Asked & { request: Request }): Promise<Response> {
  try {
    return responseOf(await callAt(asked.url.pathname, asked.request.method)(asked))
  } catch (error) {
    if (error instanceof Refusal) return responseOf(problemAnswer(error))
    throw error
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
