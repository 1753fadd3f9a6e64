import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '~/api/calls'
import { features } from '~/api/features'
import { tableNames } from '~/api/store/shop-schema'
import { auditedRows, namedRowRoutes } from '~/routes'
import { GIVEN } from '../fixtures/given'
import { READ_PATHS, READS } from '../fixtures/reads'
import { ROWS } from '../fixtures/rows/every-row'

const files = globSync('src/api/*/feature.ts').map((path) => path.replaceAll('\\', '/'))

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

test('each feature folder is listed once', () => {
  const imported = [...readFileSync('src/api/features.ts', 'utf8').matchAll(/from '\.\/([\w-]+\/feature)'/g)]
  expect(imported.map(([, path]) => `src/api/${path}.ts`).sort()).toEqual(files.sort())
  expect(features).toHaveLength(files.length)
  expect(new Set(features).size).toBe(features.length)
})

test('each table and each call belongs to exactly one feature', () => {
  const tables = features.flatMap((feature) => Object.keys(feature.tables))
  expect(twice(tables)).toEqual([])
  expect(tables).toEqual(tableNames())
  const paths = features.flatMap((feature) => Object.keys(feature.calls))
  expect(twice(paths)).toEqual([])
  expect([...paths, '/openapi.json'].sort()).toEqual(Object.keys(calls).sort())
})

test('a feature stores and audits only its own tables', () => {
  for (const { tables, audited, retention } of features) {
    expect(Object.keys(audited).sort()).toEqual(Object.keys(tables).sort())
    expect(Object.keys(retention).filter((name) => !(name in tables))).toEqual([])
  }
})

const named = (folder: string) => globSync(`${folder}/*.ts`).map((path) => basename(path, '.ts'))
const folders = files.map((path) => basename(dirname(path)))

test('each kind of row in the audit log belongs to one table', () => {
  const nouns = features.flatMap(({ audited }) => Object.values(audited).flatMap((table) => table?.noun ?? []))
  expect(nouns.sort()).toEqual(Object.keys(auditedRows).sort())
})

test('each feature has a file of test data, with rows for each of its tables', () => {
  const given = [...named('tests/fixtures/features'), ...named('tests/fixtures/hostile/features')]
  expect(given.filter((name) => !folders.includes(name))).toEqual([])
  expect(twice(GIVEN.flatMap(({ rows = {} }) => Object.keys(rows)))).toEqual([])
  expect(Object.keys(ROWS).sort()).toEqual(tableNames().toSorted())
  expect(Object.values(ROWS).filter((rows) => rows.length === 0)).toEqual([])
})

test('each call named in test data exists', () => {
  const paths = GIVEN.flatMap(({ bodies = {}, readsAll = [] }) => [...Object.keys(bodies), ...readsAll])
  expect(paths.filter((path) => !(path in calls))).toEqual([])
  expect(READS.length).toBeGreaterThan(READ_PATHS.length)
})

const sources = globSync('src/**/*.{ts,tsx,astro}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$/.test(path))

/** The files outside a feature's folders and pages that import it. */
const importersOf = (feature: string) => {
  const imports = new RegExp(`(?:from|import\\() ?'[^']*/${feature}/[^']*'`)
  const isOwn = (path: string) => path.includes(`/${feature}/`) || path.startsWith('src/pages/') || path.includes('-page/')
  return sources.filter((path) => !isOwn(path) && imports.test(readFileSync(path, 'utf8')))
}

test.each(['batches', 'box', 'gst', 'packing', 'quotations'])('at most four files of others import %s', (feature) => {
  const importers = importersOf(feature)
  expect(importers).toContain('src/api/features.ts')
  expect(importers.length, importers.join(', ')).toBeLessThanOrEqual(4)
})

test('each page of rows that everybody may name belongs to one feature', () => {
  const paths = features.flatMap((feature) => Object.keys(feature.rowPages))
  expect(paths.sort()).toEqual(namedRowRoutes.map(({ path }) => path).sort())
})
