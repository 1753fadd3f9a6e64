import { addressOf } from '~/components/structured-data'
import { addressesOf, isReviewed, LANGUAGES, pathIn } from '~/languages'
import { routes } from '~/routes'

const alternatesOf = (path: string) =>
  addressesOf(path).map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressOf(href)}"/>`)

const entryOf = (address: string, path: string) => `<url><loc>${addressOf(address)}</loc>${alternatesOf(path).join('')}</url>`

/** Each page in the languages that a native reader has checked. */
const entries = LANGUAGES.filter(isReviewed).flatMap((language) =>
  routes.filter(({ isIndexed }) => isIndexed).map(({ path }) => entryOf(pathIn(language, path), path)),
)

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`

export const GET = () => new Response(sitemap)
