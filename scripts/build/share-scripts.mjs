import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shareScripts } from '../../src/server/shared-scripts.ts'

/** After the build, moves the island scripts of all pages into files, so that a page's first bytes are its own. */
export function shareIslandScripts() {
  return {
    name: 'share-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
        await Promise.all(pages.map((page) => share(folder, page)))
      },
    },
  }
}

async function share(folder, page) {
  const shared = shareScripts(await readFile(join(folder, page), 'utf8'))
  if (!shared) return
  await Promise.all([writeFile(join(folder, page), shared.html), writeFile(join(folder, shared.file), shared.script)])
}
