import { createHash } from 'node:crypto'

/** Astro writes the two scripts that hydrate islands into each page, one after the other. */
const ISLAND_SCRIPTS = /<script>([\s\S]*?)<\/script>\s*<script>([\s\S]*?)<\/script>/

export interface SharedScripts {
  /** The page, asking for the file. */
  html: string
  file: string
  script: string
}

/** A page whose island scripts stand in a file that all pages share, by its content's hash; undefined where a page has none. */
export function shareScripts(html: string): SharedScripts | undefined {
  const [both, first, second] = ISLAND_SCRIPTS.exec(html) ?? []
  if (both === undefined) return undefined
  const script = `${first}\n${second}`
  const file = `_astro/islands.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
  return { html: html.replace(both, () => `<script defer src="/${file}"></script>`), file, script }
}

/** A page that asks for its scripts after its pictures and its font: it is read before it is alive. */
export const askingScriptsLast = (html: string): string =>
  html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=')
