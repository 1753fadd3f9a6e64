import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { finishPage } from '../../src/server/page-html.ts'

/** The page that Caddy shows while the shop is down. It stays in the folder that Caddy serves. */
const CLOSED_PAGE = 'closed.html'
const PLACE = /[\uFDD0-\uFDEF]/
/** The random seal of placeholders. Built pages contain no user input and need none. */
const SEAL = /(?<=\uFDD0)[\da-f-]{36}/g

/** Moves island scripts to a shared file and keeps only a page's own hashes in its policy. Saves 3.5 kB of `/about`. */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const pages = (await readdir(folder, { recursive: true })).filter((file) => /\.(html|webmanifest)$/.test(file))
        await rm(join(folder, '../pages'), { recursive: true, force: true })
        const shared = await Promise.all(pages.map((page) => finish(folder, page)))
        if (!shared.some(Boolean)) throw new Error('No page has island scripts to share.')
      },
    },
  }
}

/** Finishes a page; returns whether it had island scripts to share. */
async function finish(folder: string, page: string): Promise<boolean> {
  const text = (await readFile(join(folder, page), 'utf8')).replaceAll(SEAL, '')
  const { html, scripts, faults } = page.endsWith('.html')
    ? finishPage(text)
    : { html: text, scripts: undefined, faults: [] as string[] }
  if (page === CLOSED_PAGE && PLACE.test(html)) faults.push('Caddy cannot fill in its facts.')
  if (faults.length > 0) throw new Error(`${page}: ${faults.join(' ')}`)
  if (page === CLOSED_PAGE) {
    await writeFile(join(folder, page), html)
    return false
  }
  const place = join(folder, '../pages', page)
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, html)
  await rm(join(folder, page))
  if (scripts) await writeFile(join(folder, scripts.file), scripts.text)
  return scripts !== undefined
}
