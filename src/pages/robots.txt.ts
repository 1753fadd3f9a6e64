import { addressOf } from '~/components/structured-data'
import { adminRoutes } from '~/routes'

/** Excludes the login page, because listing it would reveal its address. It has its own robots tag. */
const closed = new Set([...adminRoutes.map(({ path }) => path.match(/^\/\w+/)?.[0]), '/api/'])
const disallowed = [...closed].map((path) => `Disallow: ${path}`)
const lines = ['User-agent: *', ...disallowed, '', `Sitemap: ${addressOf('/sitemap.xml')}`, '']

export const GET = () => new Response(lines.join('\n'))
