import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

const SOURCE = new URL('../../src/service-worker.ts', import.meta.url)
const SCRIPT = /(?:\/_astro\/|\.\/)([\w.-]+\.js)/g

/** The islands and scripts that pages rendered by the server ask for; the built pages name theirs. */
const PUBLIC_SCRIPT = /^(Shop|ContactForm|FeaturedProducts|Gallery|OrderByLink|Hero)\./

/** After the build, writes the service worker with the version and the scripts of the public pages. */
export function serviceWorker(version) {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const scripts = await scriptsOf(folder)
        if (scripts.length === 0) throw new Error('The public pages ask for no script that could be kept.')
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), fileURLToPath(SOURCE))
        const constants = `const VERSION=${JSON.stringify(version)};const SCRIPTS=${JSON.stringify(scripts)};\n`
        await writeFile(join(folder, 'service-worker.js'), constants + code.replace(/export \{\s*\};?\s*$/, ''))
      },
    },
  }
}

/** All scripts that the public pages may ask for, with what those import in turn. */
async function scriptsOf(folder) {
  const files = await readdir(folder, { recursive: true })
  const pages = files.filter((file) => /^(about|products|feeding-guide|team)\.html$/.test(file))
  const first = files
    .map((file) => file.replace(/^_astro\//, ''))
    .filter((name) => PUBLIC_SCRIPT.test(name) && name.endsWith('.js'))
  const named = await Promise.all(pages.map((page) => scriptsIn(join(folder, page))))
  const known = new Set([...first, ...named.flat()])
  for (const name of known) for (const next of await scriptsIn(join(folder, '_astro', name))) known.add(next)
  return [...known].sort().map((name) => `/_astro/${name}`)
}

async function scriptsIn(path) {
  const text = await readFile(path, 'utf8')
  return [...text.matchAll(SCRIPT)].map(([, name]) => name)
}
