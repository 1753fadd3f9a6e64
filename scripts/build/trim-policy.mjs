import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/
const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g
const HASH = / 'sha256-([^']*)'/g

/** After the build, leaves in each page's policy the hashes of its own scripts and styles; Astro lists those of all pages. */
export function trimPolicy() {
  return {
    name: 'trim-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
        await Promise.all(pages.map((page) => trim(join(folder, page))))
      },
    },
  }
}

async function trim(path) {
  const html = await readFile(path, 'utf8')
  const own = new Set([...html.matchAll(INLINE)].map(([, , content]) => createHash('sha256').update(content).digest('base64')))
  await writeFile(
    path,
    html.replace(POLICY, (_, start, policy) => start + policy.replace(HASH, (hash, value) => (own.has(value) ? hash : ''))),
  )
}
