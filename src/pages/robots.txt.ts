import { addressOf } from '~/components/structured-data'
import { adminRoutes } from '~/routes'

/** The login page is left out, because this file would tell everyone its address. It has a robots tag of its own. */
const closed = new Set([...adminRoutes.map(({ path }) => path.match(/^\/\w+/)?.[0]), '/api/'])
const disallowed = [...closed].map((path) => `Disallow: ${path}`)
const lines = ['User-agent: *', ...disallowed, '', `Sitemap: ${addressOf('/sitemap.xml')}`, '']

export const GET = () => new Response(lines.join('\n'))
