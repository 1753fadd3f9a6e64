import { defineMiddleware } from 'astro:middleware'
import { getShop } from '~/api/opening/opening'

/** Gives pages and calls the open shop where Astro's own server runs them: `astro dev`. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (context.isPrerendered || context.locals.store) return next()
  Object.assign(context.locals, await getShop(), {
    address: context.clientAddress,
    requestId: crypto.randomUUID(),
    isHttps: context.url.protocol === 'https:',
  })
  return next()
})
