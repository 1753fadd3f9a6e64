import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import type * as z from 'zod/mini'
import '~/api/features'
import { TABLES } from '~/api/store/shop-schema'
import { publicRoutes } from '~/routes'
import { REACT } from '../fixtures/browser/page-weight'
import { budgetOf, budgets } from '../fixtures/budgets'
import { allScripts, broughtBy, bytesOf, importsOf, scriptsIn, withImports } from '../fixtures/shops/script-graph'

/** Pages with islands beside the bell and the fish, which bring React when the bell is touched, or once all is still. */
const WITH_REACT = ['/products', '/shop', '/feeding-guide', '/ponds']

/** The scripts of a page until it is idle, and those that its islands add; not those of the bell and the fish. */
async function scriptsOf(path: string) {
  const html = (await (await fetch(inject('shopUrl') + path)).text()).replace(
    /<astro-island[^>]*\/_astro\/(?:NotificationBell|Fish)\.[^>]*>/g,
    '',
  )
  const first = withImports(scriptsIn(html.replaceAll(/<astro-island[^>]*>/g, '')))
  const later = [...first.keys()].flatMap(broughtBy)
  const idle = later.filter((script) => /^idle\./.test(script))
  // One language's words, and those of the page's own parts.
  const parts = [...html.matchAll(/data-messages="(\w+)"/g)].map(([, part]) => part)
  const words = ['messages', ...new Set(parts)].map(
    (name) => later.find((script) => script.startsWith(`${name}.`)) ?? expect.fail(`No script brings the words ${name}.`),
  )
  expect(idle).not.toEqual([])
  const untilIdle = new Map([...withImports([...words, ...idle]), ...first])
  return { untilIdle, islands: [...withImports(scriptsIn(html))].filter(([script]) => !untilIdle.has(script)) }
}

test.each(publicRoutes)('$path needs few scripts, none of which waits for more than one other', async ({ path }) => {
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

test('what a script brings later names all that it needs: one wait more, at most', () => {
  const later = allScripts().flatMap(broughtBy)
  expect(later.length).toBeGreaterThan(10)
  for (const script of later) expect(Math.max(...withImports([script]).values()), script).toBeLessThanOrEqual(budgets.waits)
})

test('the slider of the line comes without React', () => {
  const slider = allScripts().filter((script) => script.startsWith('slide.'))
  expect(slider).toHaveLength(1)
  const brought = [...withImports(slider).keys()]
  expect(brought.filter((script) => REACT.test(`/_astro/${script}`))).toEqual([])
})

test('no scripts import each other in a circle', () => {
  const isInCircle = (script: string) => withImports(importsOf(script)).has(script)
  expect(allScripts().filter(isInCircle)).toEqual([])
})

test('a public page brings no script of the back office', async () => {
  for (const { path } of publicRoutes) {
    const { untilIdle, islands } = await scriptsOf(path)
    const scripts = [...untilIdle.keys(), ...islands.map(([script]) => script)].flatMap((script) => [
      script,
      ...broughtBy(script),
    ])
    expect([...withImports(scripts).keys()].filter((script) => /^(AdminBell|dialogs)\./.test(script))).toEqual([])
  }
})

/** What each page of one visit asks for, as a browser keeps what it has. */
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

test('the second page is free: a visit fetches no script twice, and each next page adds its own part alone', async () => {
  const [, shop = [], guide = []] = await askedInTurn(['/products', '/shop', '/feeding-guide'])
  const named = (scripts: readonly string[]) => scripts.map((script) => script.split('.')[0]).sort()
  expect(named(shop)).toEqual(['OrderDialog', 'Shop', 'feeds'])
  expect(named(guide)).toEqual(['AdvancedCalculator'])
  const answer = await fetch(`${inject('shopUrl')}/_astro/${shop[0]}`)
  expect(answer.headers.get('Cache-Control')).toMatch(/max-age=31536000, immutable/)
})

test('no script holds a name of what the store alone keeps, such as the hash of a password', () => {
  const names = Object.values(TABLES).flatMap(({ row }) => fieldsOf(row).filter((name) => /Hash(es)?$/.test(name)))
  expect(names).toEqual(expect.arrayContaining(['passwordHash', 'recoveryHashes', 'tokenHash']))
  for (const script of allScripts()) {
    const code = readFileSync(`dist/client/_astro/${script}`, 'utf8')
    expect([script, names.filter((name) => code.includes(name))]).toEqual([script, []])
  }
})

/** The names of a schema's fields, inner ones too. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod
  const inner = 'innerType' in def ? [def.innerType as z.core.$ZodType] : []
  const shape = 'shape' in def ? (def.shape as Record<string, z.core.$ZodType>) : {}
  return [...Object.keys(shape), ...[...Object.values(shape), ...inner].flatMap(fieldsOf)]
}
