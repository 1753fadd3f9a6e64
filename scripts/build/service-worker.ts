import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { type Plugin, transformWithOxc } from 'vite'
import { FALLBACK_IMAGES } from '../../src/domain/catalog/fallback-images.ts'
import { STORE_ROOM } from '../../src/domain/packing/store-room.ts'
import { TROUT } from '../../src/islands/fish/trout-picture.ts'
import { LANGUAGES, type Language, pathIn } from '../../src/languages.ts'
import { namedRowRoutes, publicRoutes, routes } from '../../src/routes.ts'
import { picturesQuery } from './site-version.ts'

const SOURCE = new URL('../../src/service-worker.ts', import.meta.url)
const SCRIPT = /\/_astro\/([\w.-]+\.js)/g
const CHUNK = /from "\.\/([\w.-]+\.mjs)"/g
/** Message files by language: of all pages, of calculators, and of the pond book. */
const WORDS = /\/src\/content\/(\w+)\//
const WORD_FILES = 3

const DRAWINGS = [
  TROUT.picture,
  '/pictures/pellet-heap.svg',
  '/pictures/trout-outline.svg',
  ...Object.values(FALLBACK_IMAGES),
].map((address) => address + picturesQuery)

type Route = (typeof routes)[number]

const pathsOf = (isWanted: (route: Route) => boolean) => routes.filter(isWanted).map(({ path }) => path)
const isPublic = ({ path }: Route) => publicRoutes.some((route) => route.path === path)

const PAGES = {
  cacheFirst: pathsOf(({ offline }) => offline === 'cache-first'),
  networkFirst: pathsOf(({ offline }) => offline === 'network-first'),
  rows: namedRowRoutes.flatMap(({ start, offline }) => (offline === 'network-first' ? `${start}/` : [])),
}
const ADMIN = pathsOf((route) => !isPublic(route))

/** The browser scripts by file name. */
type Scripts = Map<string, { brings: readonly string[]; wordsOf: string | undefined }>

/** Writes the service worker. Repeat visits load no page from the network, and pages open offline. */
export function serviceWorker(version: string): AstroIntegration {
  let modules: Record<string, string> = {}
  const scripts: Scripts = new Map()
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [noteScripts(scripts)] } }),
      'astro:build:ssr': ({ manifest }) => {
        modules = manifest.entryModules
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const words = (language: Language) => namesOf(scripts, ({ wordsOf }) => wordsOf === language)
        const missing = LANGUAGES.filter((language) => words(language).length !== WORD_FILES)
        if (missing.length > 0) throw new Error(`The service worker finds no words of ${missing.join(', ')}.`)
        const allWords = LANGUAGES.flatMap(words)
        const shared = withImports(await scriptsOfPages(folder, modules), scripts, allWords).sort()
        const keptIn = (language: Language) => {
          const own = withImports(words(language), scripts, allWords).filter((name) => !shared.includes(name))
          return [language, keptOf(language, own)] as const
        }
        const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), fileURLToPath(SOURCE))
        const constants = constantsOf({
          VERSION: version,
          SCRIPTS: addresses(shared),
          LANGUAGES: Object.fromEntries(LANGUAGES.map(keptIn)),
          ADMIN,
          DRAWINGS,
          STORE_ROOM,
          FALLBACK_IMAGES: Object.fromEntries(
            Object.entries(FALLBACK_IMAGES).map(([name, address]) => [name, address + picturesQuery]),
          ),
        })
        await writeFile(join(folder, 'service-worker.js'), constants + code.replace(/export \{\s*\};?\s*$/, ''))
      },
    },
  }
}

/** Records the static and dynamic imports of each browser script, and the language of its messages. */
const noteScripts = (scripts: Scripts): Plugin => ({
  name: 'note-scripts',
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const isBrought = (id: string) => (this.getModuleInfo(id)?.dynamicImporters ?? []).length > 0
      const words = chunk.moduleIds.find((id) => WORDS.test(id) && isBrought(id))
      const brings = [...chunk.imports, ...chunk.dynamicImports].map((file) => basename(file))
      scripts.set(basename(chunk.fileName), { brings, wordsOf: WORDS.exec(words ?? '')?.[1] })
    }
  },
})

const namesOf = (scripts: Scripts, isWanted: (script: { wordsOf: string | undefined }) => boolean): string[] =>
  [...scripts].flatMap(([name, script]) => (isWanted(script) ? name : []))

function keptOf(language: Language, words: readonly string[]) {
  const inLanguage = (paths: readonly string[]) => paths.map((path) => pathIn(language, path))
  const { cacheFirst, networkFirst, rows } = PAGES
  return {
    cacheFirst: inLanguage(cacheFirst),
    networkFirst: inLanguage(networkFirst),
    rows: inLanguage(rows),
    words: addresses(words),
  }
}

/** The scripts used by the public pages. */
async function scriptsOfPages(folder: string, modules: Record<string, string>): Promise<string[]> {
  const rendered = PAGES.networkFirst.map((path) => renderedScripts(path, folder, modules))
  const built = PAGES.cacheFirst.map(async (path) => {
    const page = await readFile(join(folder, '../pages', `${path}.html`), 'utf8')
    return [...page.matchAll(SCRIPT)].map(([, name = '']) => name)
  })
  return (await Promise.all([...rendered, ...built])).flat()
}

/** Scripts with all their imports, without those left out. */
function withImports(names: readonly string[], scripts: Scripts, leftOut: readonly string[]): string[] {
  const known = new Set(names)
  for (const name of known) for (const next of scripts.get(name)?.brings ?? []) if (!leftOut.includes(next)) known.add(next)
  return [...known]
}

const addresses = (names: readonly string[]) => names.map((name) => `/_astro/${name}`)

async function renderedScripts(path: string, folder: string, modules: Record<string, string>): Promise<string[]> {
  const page = path === '/' ? '/index' : path
  const entry = modules[`\0virtual:astro:page:src/pages/[...language]${page}@_@astro`]
  const code = entry ? await codeOf(join(folder, '../server', entry)) : ''
  const scripts = Object.entries(modules).filter(
    ([module, file]) => file.endsWith('.js') && code.includes(JSON.stringify(module)),
  )
  if (scripts.length === 0) throw new Error(`The service worker finds no scripts of ${path}.`)
  return scripts.map(([, file]) => basename(file))
}

async function codeOf(entry: string): Promise<string> {
  const files = new Set([entry])
  const texts: string[] = []
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    texts.push(text)
    for (const [, name = ''] of text.matchAll(CHUNK)) files.add(join(dirname(file), name))
  }
  return texts.join('\n')
}

const constantsOf = (constants: Record<string, unknown>): string =>
  Object.entries(constants)
    .map(([name, value]) => `const ${name}=${JSON.stringify(value)};\n`)
    .join('')
