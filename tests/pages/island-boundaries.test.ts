import { globSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { stopped } from '~/content/stopped'
import { publicRoutes } from '~/routes'

const ISLAND = /<([A-Z]\w*)\b[^<]*?\sclient:[\w-]+/g
const BUILT = /<astro-island[^>]*>/g

/** The islands that pages and layouts use. */
const named = new Set(
  globSync('src/**/*.astro').flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ISLAND)].map(([, name = '']) => name)),
)

/** Each island of the served pages, with its first script. */
async function sent(): Promise<Map<string, Set<string>>> {
  const built = globSync('dist/pages/**/*.html').map((file) => readFileSync(file, 'utf8'))
  const served = await Promise.all(publicRoutes.map(async ({ path }) => (await fetch(inject('shopUrl') + path)).text()))
  const begins = new Map<string, Set<string>>()
  for (const [tag] of [...built, ...served].flatMap((page) => [...page.matchAll(BUILT)])) {
    const [, name = tag] = /component-url="\/_astro\/(\w+)\./.exec(tag) ?? []
    const [, script = 'nothing'] = /renderer-url="([^"]+)"/.exec(tag) ?? []
    begins.set(name, (begins.get(name) ?? new Set()).add(script))
  }
  return begins
}

test('each island is inside an error boundary that can report a failed start', async () => {
  const islands = await sent()
  expect(named.size).toBeGreaterThan(15)
  expect([...islands.keys()].sort()).toEqual([...named].sort())
  const holdsBoundary = (script: string) =>
    script.startsWith('/_astro/') && readFileSync(`dist/client${script}`, 'utf8').includes(stopped.en.text)
  const without = [...islands].filter(([, scripts]) => ![...scripts].every(holdsBoundary)).map(([name]) => name)
  expect(without).toEqual([])
})
