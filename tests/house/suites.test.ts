import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const journeys = globSync('tests/e2e/*.spec.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\{ tag: '@journey' \}/g)].map(() => file.replaceAll('\\', '/')),
)

test('the short run has eight to twelve journeys, one of them in Urdu', () => {
  expect(journeys.length).toBeGreaterThanOrEqual(8)
  expect(journeys.length).toBeLessThanOrEqual(12)
  expect(journeys).toContain('tests/e2e/languages.spec.ts')
})

test('the short run excludes only suites that exist', () => {
  const named = /WHOLE_ONLY = \[(.+)\]/.exec(readFileSync('scripts/test.mjs', 'utf8'))?.[1] ?? ''
  const suites = named.split(', ').map((name) => name.replaceAll("'", ''))
  expect(suites.length).toBeGreaterThan(0)
  for (const suite of suites) expect(readFileSync('vitest.config.ts', 'utf8')).toContain(`suite('${suite}'`)
})
