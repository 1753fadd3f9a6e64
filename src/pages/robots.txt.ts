import { addressOf } from '~/formats/structured-data'

/** The login is left out: naming it here would tell everyone of it, and it asks by itself not to be listed. */
const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', '', `Sitemap: ${addressOf('/sitemap.xml')}`, '']

export const GET = () => new Response(lines.join('\n'))
