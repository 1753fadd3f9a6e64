import { defineMiddleware } from 'astro:middleware'
import { getShop } from '~/api/opening/opening'

/** Gives pages and calls the open shop where Astro's own server runs them: `astro dev`. There it fills in facts, too. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { isPrerendered, locals, url } = context
  const isDev = import.meta.env.DEV
  if (locals.store || (isPrerendered && !isDev)) return next()
  const shop = await getShop()
  // A built page has no request of its own.
  if (!isPrerendered)
    Object.assign(locals, shop, {
      address: context.clientAddress,
      requestId: crypto.randomUUID(),
      isHttps: url.protocol === 'https:',
    })
  const response = await next()
  const [, kind] = /^(?:text\/(html)|application\/manifest\+(json))/.exec(response.headers.get('content-type') ?? '') ?? []
  if (!isDev || !kind) return response
  const { filled } = await import('./server/fill-page')
  return new Response(await filled(await response.text(), kind === 'json', shop.store), response)
})
