import { defineMiddleware } from 'astro:middleware'
import { getShop } from '~/api/startup/startup'
import { splitPath } from './languages'

/**
 * Gives pages and API calls the open shop in `astro dev`, where Astro's own server runs. It also fills the placeholders of
 * prerendered pages there.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { isPrerendered, locals, url } = context
  const isDev = import.meta.env.DEV
  if (locals.store || (isPrerendered && !isDev)) return next()
  const shop = await getShop()
  // A prerendered page has no request.
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
