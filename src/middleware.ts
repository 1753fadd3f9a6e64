import { defineMiddleware } from 'astro:middleware'
import { methodNotAllowed, problemResponse } from '~/api/http/problems'
import { openedShop } from '~/api/opening/opening'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

type Endpoint = { ALL?: unknown } & { [Method in (typeof METHODS)[number]]?: unknown }

const endpoints = import.meta.glob<Endpoint>('./pages/api/**/*.ts')

/** Gives each server-rendered call the open shop, and answers 405 for a method that an endpoint does not have. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered) return next()
  if (!context.locals.store) Object.assign(context.locals, await openedShop())
  context.locals.requestId ??= crypto.randomUUID()
  context.locals.address ??= context.clientAddress
  context.locals.requestId ??= crypto.randomUUID()
  context.locals.isHttps ??= context.url.protocol === 'https:'
  return (await wrongMethod(context.routePattern, context.request.method)) ?? next()
})

async function wrongMethod(routePattern: string, method: string): Promise<Response | undefined> {
  const load = endpoints[`./pages${routePattern}.ts`] ?? endpoints[`./pages${routePattern}/index.ts`]
  const endpoint = await load?.()
  if (!endpoint || endpoint.ALL || method in endpoint || (method === 'HEAD' && endpoint.GET)) return undefined
  const allowed = METHODS.filter((name) => name in endpoint)
  return problemResponse(methodNotAllowed(endpoint.GET ? [...allowed, 'HEAD'] : allowed))
}
