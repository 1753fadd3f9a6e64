import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { TROUT } from '../../src/components/fish/trout-picture.ts'
import { FALLBACK_IMAGES } from '../../src/domain/catalog/fallback-images.ts'
import { LANGUAGES, pathIn } from '../../src/languages.ts'
import { publicRoutes, routes } from '../../src/routes.ts'

const SOURCE = new URL('../../src/service-worker.ts', import.meta.url)
const SCRIPT = /(?:\/_astro\/|\.\/)([\w.-]+\.js)/g

const CHUNK = /from "\.\/([\w.-]+\.mjs)"/g

const DRAWINGS = [TROUT.picture, '/pictures/trout-outline.svg', '/pictures/trout-symbol.svg', ...Object.values(FALLBACK_IMAGES)]

const pathsOf = (isWanted) => routes.filter(isWanted).map(({ path }) => path)
const isPublic = ({ path }) => publicRoutes.some((route) => route.path === path)

const PAGES = {
  atOnce: pathsOf(({ kept }) => kept === 'at once'),
  asFallback: pathsOf(({ kept }) => kept === 'as fallback'),
}
const ADMIN = pathsOf((route) => !isPublic(route))

/** How the browser's scripts bring the words of each language: of all pages, of calculators, and of the pond book. */
const WORDS = /\b(\w+):\(\)=>\w+\(\(\)=>import\(`\.\/([\w.-]+\.js)`/g

const WORD_FILES = 3

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
        const words = await wordsOf(folder)
        const allWords = Object.values(words).flat()
        const scripts = await scriptsOf(folder, modules, allWords)
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), fileURLToPath(SOURCE))
        const kept = Object.fromEntries(
          await Promise.all(
            LANGUAGES.map(async (language) => {
              const own = await withImports(new Set(words[language]), folder, allWords)
              const kept = [...own].filter((name) => !scripts.includes(name))
              return [language, keptOf(language, kept)]
            }),
          ),
        )
        const constants = constantsOf({
          VERSION: version,
          SCRIPTS: addresses(scripts),
          LANGUAGES: kept,
          ADMIN,
          DRAWINGS,
          FALLBACK_IMAGES,
        })
        await writeFile(join(folder, 'service-worker.js'), constants + code.replace(/export \{\s*\};?\s*$/, ''))
      },
    },
  }
}

/** The scripts of each language's words. */
async function wordsOf(folder) {
  const files = (await readdir(join(folder, '_astro'))).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, '_astro', name), 'utf8')))
  const found = texts.flatMap((text) => [...text.matchAll(WORDS)])
  const words = Object.fromEntries(
    LANGUAGES.map((language) => [language, found.flatMap(([, of, name]) => (of === language ? name : []))]),
  )
  const missing = LANGUAGES.filter((language) => words[language].length !== WORD_FILES)
  if (missing.length > 0) throw new Error(`The service worker finds no words of ${missing.join(', ')}.`)
  return words
}

function keptOf(language, words) {
  const inLanguage = (paths) => paths.map((path) => pathIn(language, path))
  return { atOnce: inLanguage(PAGES.atOnce), asFallback: inLanguage(PAGES.asFallback), words: addresses(words) }
}

/** The scripts of the public pages, but for the words of their languages. */
async function scriptsOf(folder, modules, words) {
  const rendered = await Promise.all(PAGES.asFallback.map((path) => renderedScripts(path, folder, modules)))
  const built = await Promise.all(PAGES.atOnce.map((path) => scriptsIn(join(folder, '../pages', `${path}.html`))))
  const known = new Set([...rendered.flat(), ...built.flat()])
  return [...(await withImports(known, folder, words))].sort()
}

/** Scripts with all that they import, but for what is left out. */
async function withImports(known, folder, leftOut = []) {
  for (const name of known)
    for (const next of await scriptsIn(join(folder, '_astro', name))) if (!leftOut.includes(next)) known.add(next)
  return known
}

const addresses = (names) => names.map((name) => `/_astro/${name}`)

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
