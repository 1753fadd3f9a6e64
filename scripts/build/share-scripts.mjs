import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askingScriptsLast, shareScripts } from '../../src/server/shared-scripts.ts'

/** After the build, moves the island scripts of all pages into files, so that a page's first bytes are its own, and has scripts come last. */
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
  const html = askingScriptsLast(await readFile(join(folder, page), 'utf8'))
  const shared = shareScripts(html)
  await writeFile(join(folder, page), shared?.html ?? html)
  if (shared) await writeFile(join(folder, shared.file), shared.script)
}
