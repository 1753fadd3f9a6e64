import { defineMiddleware } from 'astro:middleware'
import { responseOf } from '~/api/http/call-answer'
import { problemAnswer, Refusal } from '~/api/http/problems'
import { getShop } from '~/api/startup/startup'
import { splitPath } from './languages'

/**
 * Gives pages and calls the open shop where Astro's own server runs them: `astro dev`. There it also fills the pages that a
 * build would write, and refuses unknown calls and methods as our server does.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { isPrerendered, locals, request, url } = context
  const isDev = import.meta.env.DEV
  if (locals.store || (isPrerendered && !isDev)) return next()
  const refused = isDev && (await refusedCall(url.pathname, request.method))
  if (refused) return refused
  const shop = await getShop()
  // A built page has no request of its own.
  if (!isPrerendered) {
    const { pageValues } = await import('./server/page-values')
    Object.assign(locals, shop, {
      values: await pageValues(shop.store, splitPath(url.pathname).language),
      address: context.clientAddress,
      requestId: crypto.randomUUID(),
      isHttps: url.protocol === 'https:',
    })
    return next()
  }
  const response = await next()
  const [, kind] = /^(?:text\/(html)|application\/manifest\+(json))/.exec(response.headers.get('content-type') ?? '') ?? []
  if (!kind) return response
  const { filled } = await import('./server/fill-page')
  return new Response(await filled(await response.text(), kind === 'json', shop.store), response)
})

async function refusedCall(pathname: string, method: string): Promise<Response | undefined> {
  if (!pathname.startsWith('/api/')) return undefined
  const { callAt } = await import('./server/calls')
  try {
    await callAt(pathname, method)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return responseOf(problemAnswer(error))
    throw error
  }
}
