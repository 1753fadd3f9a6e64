import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { CACHE_CONTROL, pagePolicy, SECURITY, STRICT_TRANSPORT } from '../../src/server/headers.ts'
import { policyOf } from '../../src/server/page-html.ts'
import { picturesQuery } from './site-version.ts'

/** Writes the headers of `src/server/headers.ts` for `deploy/Caddyfile`, so that they are defined once. */
export function caddyHeaders(): AstroIntegration {
  return {
    name: 'caddy-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const policy = policyOf(await readFile(new URL('closed.html', dir), 'utf8'))
        if (!policy) throw new Error('closed.html has no policy for the proxy to send.')
        const snippets = [
          snippet('security', { ...SECURITY, 'Strict-Transport-Security': STRICT_TRANSPORT }),
          snippet('hashed_file', { 'Cache-Control': CACHE_CONTROL.hashed }),
          snippet('other_file', { 'Cache-Control': CACHE_CONTROL.other }),
          `(pictures_version) {\n\tquery ${picturesQuery.slice(1)}\n}\n`,
          snippet('closed_page', { 'Content-Security-Policy': pagePolicy(policy) }),
        ]
        await writeFile(new URL('../headers.caddy', dir), snippets.join('\n'))
      },
    },
  }
}

function snippet(name: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([header, value]) => `\t\t${header} ${JSON.stringify(value)}\n`)
  return `(${name}) {\n\theader {\n${lines.join('')}\t}\n}\n`
}
