import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import type * as z from 'zod/mini'
import '~/api/features'
import { TABLES } from '~/api/store/shop-schema'
import { publicRoutes } from '~/routes'
import { REACT } from '../fixtures/browser/page-weight'
import { budgetOf, budgets } from '../fixtures/budgets'
import { allScripts, broughtBy, bytesOf, importsOf, scriptsIn, withImports } from '../fixtures/shops/script-graph'

/** Pages with other islands than the bell and the fish. React is loaded when the bell is touched, or when the page is idle. */
const WITH_REACT = ['/products', '/shop', '/feeding-guide', '/ponds']

/** The scripts of a page until it is idle, and those of its islands, without the bell and the fish. */
async function scriptsOf(path: string) {
  const html = (await (await fetch(inject('shopUrl') + path)).text()).replace(
    /<astro-island[^>]*\/_astro\/(?:NotificationBell|Fish)\.[^>]*>/g,
    '',
  )
  const first = withImports(scriptsIn(html.replaceAll(/<astro-island[^>]*>/g, '')))
  const later = [...first.keys()].flatMap(broughtBy)
  const idle = later.filter((script) => /^idle\./.test(script))
  // The texts of one language, and those of the page's own parts.
  const parts = [...html.matchAll(/data-messages="(\w+)"/g)].map(([, part]) => part)
  const words = ['messages', ...new Set(parts)].map(
    (name) => later.find((script) => script.startsWith(`${name}.`)) ?? expect.fail(`No script brings the words ${name}.`),
  )
  expect(idle).not.toEqual([])
  const untilIdle = new Map([...withImports([...words, ...idle]), ...first])
  return { untilIdle, islands: [...withImports(scriptsIn(html))].filter(([script]) => !untilIdle.has(script)) }
}

test.each(publicRoutes)('$path needs few scripts, and each waits for at most one other', async ({ path }) => {
  const { untilIdle, islands } = await scriptsOf(path)
  const all = [...untilIdle, ...islands]
  const bytes = bytesOf(all.map(([script]) => script))
  console.log(`${path}: ${untilIdle.size} requests, ${islands.length} more of islands, ${(bytes / 1000).toFixed(1)} kB in all`)
  expect(untilIdle.size).toBeLessThanOrEqual(budgets.requests.idle)
  expect(all.length, all.join('\n')).toBeLessThanOrEqual(budgets.requests.all)
  expect(Math.max(...all.map(([, waits]) => waits))).toBeLessThanOrEqual(budgets.waits)
  expect([...untilIdle.keys()].filter((script) => REACT.test(`/_astro/${script}`))).toEqual([])
  const hasReact = all.some(([script]) => REACT.test(`/_astro/${script}`))
  expect(hasReact).toBe(WITH_REACT.includes(path))
  expect(bytes).toBeLessThanOrEqual(budgetOf(budgets.scripts, path))
})

test('a dynamic import adds at most one wait, because its imports are preloaded', () => {
  const later = allScripts().flatMap(broughtBy)
  expect(later.length).toBeGreaterThan(10)
  for (const script of later) expect(Math.max(...withImports([script]).values()), script).toBeLessThanOrEqual(budgets.waits)
})

test('the slider of the line needs no React', () => {
  const slider = allScripts().filter((script) => script.startsWith('slide.'))
  expect(slider).toHaveLength(1)
  const brought = [...withImports(slider).keys()]
  expect(brought.filter((script) => REACT.test(`/_astro/${script}`))).toEqual([])
})

test('no scripts import each other in a circle', () => {
  const isInCircle = (script: string) => withImports(importsOf(script)).has(script)
  expect(allScripts().filter(isInCircle)).toEqual([])
})

test('a public page loads no script of the back office', async () => {
  for (const { path } of publicRoutes) {
    const { untilIdle, islands } = await scriptsOf(path)
    const scripts = [...untilIdle.keys(), ...islands.map(([script]) => script)].flatMap((script) => [
      script,
      ...broughtBy(script),
    ])
    expect([...withImports(scripts).keys()].filter((script) => /^(AdminBell|dialogs)\./.test(script))).toEqual([])
  }
})

/** The scripts that each page of one visit requests, with a browser cache. */
async function askedInTurn(paths: readonly string[]) {
  const known = new Set<string>()
  const asked: string[][] = []
  for (const path of paths) {
    const { untilIdle, islands } = await scriptsOf(path)
    const fresh = [...untilIdle.keys(), ...islands.map(([script]) => script)].filter((script) => !known.has(script))
    for (const script of fresh) known.add(script)
    asked.push(fresh)
  }
  return asked
}

test('a visit fetches no script twice, and each next page adds only its own part', async () => {
  const [, shop = [], guide = []] = await askedInTurn(['/products', '/shop', '/feeding-guide'])
  const named = (scripts: readonly string[]) => scripts.map((script) => script.split('.')[0]).sort()
  expect(named(shop)).toEqual(['OrderDialog', 'Shop', 'feeds'])
  expect(named(guide)).toEqual(['AdvancedCalculator'])
  const answer = await fetch(`${inject('shopUrl')}/_astro/${shop[0]}`)
  expect(answer.headers.get('Cache-Control')).toMatch(/max-age=31536000, immutable/)
})

test('no script contains the name of a secret field of the store, such as a password hash', () => {
  const names = Object.values(TABLES).flatMap(({ row }) => fieldsOf(row).filter((name) => /Hash(es)?$/.test(name)))
  expect(names).toEqual(expect.arrayContaining(['passwordHash', 'recoveryHashes', 'tokenHash']))
  for (const script of allScripts()) {
    const code = readFileSync(`dist/client/_astro/${script}`, 'utf8')
    expect([script, names.filter((name) => code.includes(name))]).toEqual([script, []])
  }
})

/** The field names of a schema, including nested ones. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod
  const inner = 'innerType' in def ? [def.innerType as z.core.$ZodType] : []
  const shape = 'shape' in def ? (def.shape as Record<string, z.core.$ZodType>) : {}
  return [...Object.keys(shape), ...[...Object.values(shape), ...inner].flatMap(fieldsOf)]
}

test('no script imports itself through others, because a cycle runs before its imports are ready', () => {
  const cycles: string[] = []
  const seen = new Set<string>()
  const follow = (script: string, path: readonly string[]) => {
    if (path.includes(script)) cycles.push([...path.slice(path.indexOf(script)), script].join(' → '))
    if (seen.has(script)) return
    seen.add(script)
    for (const each of importsOf(script)) follow(each, [...path, script])
  }
  for (const script of allScripts()) follow(script, [])
  expect(seen.size).toBeGreaterThan(50)
  expect(cycles).toEqual([])
})
