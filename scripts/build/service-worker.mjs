import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { TROUT } from '../../src/browser/trout-picture.ts'
import { STAND_INS } from '../../src/formats/stand-ins.ts'
import { routes } from '../../src/routes.ts'

const SOURCE = new URL('../../src/service-worker.ts', import.meta.url)
const SCRIPT = /(?:\/_astro\/|\.\/)([\w.-]+\.js)/g

const CHUNK = /from "\.\/([\w.-]+\.mjs)"/g

const DRAWINGS = [TROUT.picture, '/pictures/trout-symbol.svg', ...Object.values(STAND_INS)]

const pathsOf = (isWanted) => routes.filter(isWanted).map(({ path }) => path)

const PAGES = {
  atOnce: pathsOf(({ kept }) => kept === 'at once'),
  asFallback: pathsOf(({ kept }) => kept === 'as fallback'),
  admin: pathsOf(({ isIndexed }) => !isIndexed),
}

/** Writes the service worker: saves a second visit the whole page, and opens it offline. */
export function serviceWorker(version) {
  let modules = {}
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:ssr': ({ manifest }) => {
        modules = manifest.entryModules
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const scripts = await scriptsOf(folder, modules)
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), fileURLToPath(SOURCE))
        const constants = constantsOf({ VERSION: version, SCRIPTS: scripts, PAGES, DRAWINGS, STAND_INS })
        await writeFile(join(folder, 'service-worker.js'), constants + code.replace(/export \{\s*\};?\s*$/, ''))
      },
    },
  }
}

async function scriptsOf(folder, modules) {
  const rendered = await Promise.all(PAGES.asFallback.map((path) => renderedScripts(path, folder, modules)))
  const built = await Promise.all(PAGES.atOnce.map((path) => scriptsIn(join(folder, '../pages', `${path}.html`))))
  const known = new Set([...rendered.flat(), ...built.flat()])
  for (const name of known) for (const next of await scriptsIn(join(folder, '_astro', name))) known.add(next)
  return [...known].sort().map((name) => `/_astro/${name}`)
}

async function renderedScripts(path, folder, modules) {
  const page = path === '/' ? '/index' : path
  const entry = modules[`\0virtual:astro:page:src/pages/[...language]${page}@_@astro`]
  const code = entry ? await codeOf(join(folder, '../server', entry)) : ''
  const scripts = Object.entries(modules).filter(
    ([module, file]) => file.endsWith('.js') && code.includes(JSON.stringify(module)),
  )
  if (scripts.length === 0) throw new Error(`The service worker finds no scripts of ${path}.`)
  return scripts.map(([, file]) => basename(file))
}

async function codeOf(entry) {
  const files = new Set([entry])
  const texts = []
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    texts.push(text)
    for (const [, name] of text.matchAll(CHUNK)) files.add(join(dirname(file), name))
  }
  return texts.join('\n')
}

async function scriptsIn(path) {
  const text = await readFile(path, 'utf8')
  return [...text.matchAll(SCRIPT)].map(([, name]) => name)
}

const constantsOf = (constants) =>
  Object.entries(constants)
    .map(([name, value]) => `const ${name}=${JSON.stringify(value)};\n`)
    .join('')
