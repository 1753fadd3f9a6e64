import { createHash } from 'node:crypto'

const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g
const HASH = / 'sha256-([^']*)'/g

/** A page's policy with the hashes of its own scripts and styles alone; Astro lists those of all pages. */
export function ownPolicy(policy: string, html: string): string {
  const own = new Set(
    [...html.matchAll(INLINE)].map(([, , content = '']) => createHash('sha256').update(content).digest('base64')),
  )
  return policy.replace(HASH, (hash, value: string) => (own.has(value) ? hash : ''))
}
