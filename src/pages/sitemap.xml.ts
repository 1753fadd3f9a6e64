import { addressOf } from '~/formats/structured-data'
import { routes } from '~/routes'

const entries = routes.filter(({ isIndexed }) => isIndexed).map(({ path }) => `<url><loc>${addressOf(path)}</loc></url>`)

const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`

export const GET = () => new Response(sitemap)
