import { beforeAll, expect, inject, test } from 'vitest'
import { LANGUAGES, type Language, pathIn } from '~/languages'
import { publicRoutes, routes } from '~/routes'
import { documentOf, linksOf, one } from '../fixtures/shops/served-pages'

const textAt = async (path: string) => (await fetch(inject('shopUrl') + path)).text()
const SCRIPT = /\/_astro\/[\w.-]+\.js/g

interface Kept {
  cacheFirst: string[]
  networkFirst: string[]
  words: string[]
}

let scripts: string[]
let kept: Record<Language, Kept>
beforeAll(async () => {
  const worker = await textAt('/service-worker.js')
  const constant = (name: string) => JSON.parse(new RegExp(`^const ${name}=(.*);$`, 'm').exec(worker)?.[1] ?? 'null')
  scripts = constant('SCRIPTS')
  kept = constant('LANGUAGES')
})

const pages = LANGUAGES.flatMap((language) =>
  routes.filter(({ offline }) => offline !== 'never').map(({ path }) => ({ language, at: pathIn(language, path) })),
)

test.each(pages)('the device caches $at with its language and each of its scripts', async ({ language, at }) => {
  const { cacheFirst, networkFirst, words } = kept[language]
  expect([...cacheFirst, ...networkFirst]).toContain(at)
  const asked = (await textAt(at)).match(SCRIPT) ?? []
  expect(asked).not.toEqual([])
  expect([...scripts, ...words]).toEqual(expect.arrayContaining(asked))
})

test('the texts of a language are cached only with its pages', () => {
  const files = LANGUAGES.flatMap((language) => kept[language].words)
  expect(new Set(files).size).toBe(files.length)
  expect(scripts.filter((script) => files.includes(script))).toEqual([])
})

test.each(LANGUAGES)(
  'the page without a signal in %s first offers ponds, orders and a new try, then each kept page',
  async (language) => {
    const HERE = '/offline'
    const FIRST = ['/ponds', '/orders']
    const page = await documentOf(pathIn(language, HERE))
    const paths = linksOf(one(page, 'main')).map(([, path]) => path)
    const others = publicRoutes.map(({ path }) => path).filter((path) => ![HERE, ...FIRST].includes(path))
    const list = others.map((path) => pathIn(language, path))
    expect(paths.slice(0, 3 + list.length)).toEqual([...FIRST.map((path) => pathIn(language, path)), '', ...list])
  },
)
