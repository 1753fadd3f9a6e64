import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test('no import crosses a wall of biome.json', () => {
  const options = ['lint', '.', '--only=style/noRestrictedImports', '--reporter=github']
  const { status, stdout } = spawnSync(resolve('node_modules/.bin/biome'), options, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  expect([status, stdout.match(/^::error.*/gm)]).toEqual([0, null])
})

const importers = (pattern: RegExp) =>
  globSync('src/**/*.{ts,tsx,astro}').filter((file) => !file.includes('.test.') && pattern.test(readFileSync(file, 'utf8')))

test('one file imports lowdb', () => {
  expect(importers(/from 'lowdb/)).toEqual([join('src', 'api', 'store', 'files', 'db-json.ts')])
})

test('pages and the browser never import the server', () => {
  expect(importers(/from '(~|\.\.).*\/server\//)).toEqual([])
})
