import type { APIRoute } from 'astro'
import { listProducts } from '~/api/catalog/products'
import { addressOf } from '~/components/structured-data'
import { companyOf } from '~/domain/account/company'
import { feedPath } from '~/domain/catalog/feed-path'
import { addressesOf, LANGUAGES, type Language, pathIn } from '~/languages'
import { routes, skuIn } from '~/routes'

export const prerender = false

const alternatesOf = (path: string) =>
  addressesOf(path).map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${written(addressOf(href))}"/>`)

const entryOf = (address: string, path: string) =>
  `<url><loc>${written(addressOf(address))}</loc>${alternatesOf(path).join('')}</url>`

/** Escapes an address for XML. */
const written = (address: string) => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')

/** Each page in the reviewed languages, then the pages of feeds for sale. */
export const GET: APIRoute = async ({ locals }) => {
  const { feeds, settings } = await locals.store.read((shop) => ({
    feeds: listProducts(shop, { caller: { isOperator: false } }),
    settings: [...shop.settings.rows()],
  }))
  const isIndexed = (language: Language) => companyOf(settings, language).reviewed !== ''
  const pages = routes.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)
  const paths = [...pages, ...feeds.map(({ sku }) => feedPath(sku)).filter(skuIn)]
  const entries = LANGUAGES.filter(isIndexed).flatMap((language) => paths.map((path) => entryOf(pathIn(language, path), path)))
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(sitemap, { headers: { 'Content-Type': 'text/xml; charset=utf-8', 'Cache-Control': 'no-cache' } })
}
