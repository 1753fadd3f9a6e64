import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '~/api/calls'
import { features } from '~/api/features'
import { tableNames } from '~/api/store/shop-schema'

const files = globSync('src/api/*/feature.ts').map((path) => path.replaceAll('\\', '/'))

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)

test('each feature that a folder has is listed once', () => {
  const imported = [...readFileSync('src/api/features.ts', 'utf8').matchAll(/from '\.\/([\w-]+\/feature)'/g)]
  expect(imported.map(([, path]) => `src/api/${path}.ts`).sort()).toEqual(files.sort())
  expect(features).toHaveLength(files.length)
  expect(new Set(features).size).toBe(features.length)
})

test('each table and each call belongs to one feature', () => {
  const tables = features.flatMap((feature) => Object.keys(feature.tables))
  expect(twice(tables)).toEqual([])
  expect(tables).toEqual(tableNames())
  const paths = features.flatMap((feature) => Object.keys(feature.calls))
  expect(twice(paths)).toEqual([])
  expect([...paths, '/openapi.json'].sort()).toEqual(Object.keys(calls).sort())
})

test('a feature keeps and audits no tables but its own', () => {
  for (const { tables, audited, retention } of features) {
    expect(Object.keys(audited).sort()).toEqual(Object.keys(tables).sort())
    expect(Object.keys(retention).filter((name) => !(name in tables))).toEqual([])
  }
})
