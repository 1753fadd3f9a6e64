import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { finishPage } from '../../src/server/page-html.ts'

/** After the build, has pages share their island scripts and list their own hashes alone: 3.5 kB of `/about` (brotli). */
export function finishPages() {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
        const shared = await Promise.all(pages.map((page) => finish(folder, page)))
        if (!shared.some(Boolean)) throw new Error('No page has island scripts to share.')
      },
    },
  }
}

/** Says whether the page has scripts that others share; throws where the page is not as it should be. */
async function finish(folder, page) {
  const { html, scripts, faults } = finishPage(await readFile(join(folder, page), 'utf8'))
  if (faults.length > 0) throw new Error(`${page}: ${faults.join(' ')}`)
  await writeFile(join(folder, page), html)
  if (scripts) await writeFile(join(folder, scripts.file), scripts.text)
  return scripts !== undefined
}
