import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownPolicy } from '../../src/server/own-policy.ts'

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/

/** After the build, leaves in each page's policy the hashes of its own scripts and styles. */
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
  await writeFile(
    path,
    html.replace(POLICY, (_, start, policy) => start + ownPolicy(policy, html)),
  )
}
