import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { routes } from '../../src/routes.ts'

const SOURCE = new URL('../../src/service-worker.ts', import.meta.url)
const SCRIPT = /(?:\/_astro\/|\.\/)([\w.-]+\.js)/g

/** Islands and scripts of the pages that the server renders; built pages name theirs. */
const RENDERED_SCRIPTS = ['Shop', 'ContactForm', 'FeaturedProducts', 'Gallery', 'OrderByLink', 'Hero']

const pathsOf = (isWanted) => routes.filter(isWanted).map(({ path }) => path)

const PAGES = {
  atOnce: pathsOf(({ kept }) => kept === 'at once'),
  asFallback: pathsOf(({ kept }) => kept === 'as fallback'),
  admin: pathsOf(({ isIndexed }) => !isIndexed),
}

/** Writes the service worker: saves a second visit the whole page, and opens it offline. */
export function serviceWorker(version) {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const scripts = await scriptsOf(folder)
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), fileURLToPath(SOURCE))
        const constants = constantsOf({ VERSION: version, SCRIPTS: scripts, PAGES })
        await writeFile(join(folder, 'service-worker.js'), constants + code.replace(/export \{\s*\};?\s*$/, ''))
      },
    },
  }
}

/** All scripts that the kept pages may ask for, with what those import in turn. */
async function scriptsOf(folder) {
  const names = await readdir(join(folder, '_astro'))
  const rendered = RENDERED_SCRIPTS.map((script) => findScript(names, script))
  const built = await Promise.all(PAGES.atOnce.map((path) => scriptsIn(join(folder, '../pages', `${path}.html`))))
  const known = new Set([...rendered, ...built.flat()])
  for (const name of known) for (const next of await scriptsIn(join(folder, '_astro', name))) known.add(next)
  return [...known].sort().map((name) => `/_astro/${name}`)
}

function findScript(names, script) {
  const found = names.find((name) => name.startsWith(`${script}.`) && name.endsWith('.js'))
  if (!found) throw new Error(`There is no script ${script} for the device to keep.`)
  return found
}

async function scriptsIn(path) {
  const text = await readFile(path, 'utf8')
  return [...text.matchAll(SCRIPT)].map(([, name]) => name)
}

const constantsOf = (constants) =>
  Object.entries(constants)
    .map(([name, value]) => `const ${name}=${JSON.stringify(value)};\n`)
    .join('')
