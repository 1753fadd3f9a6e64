import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const MAX_DECISION_LINES = 45
const MAX_README_LINES = 120
const FENCED = /^```[\s\S]*?^```/gm
const NPM_OWN = ['install', 'ci', 'audit', 'ls']

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].map((path) => path.replaceAll('\\', '/'))
const decisions = documents.filter((path) => path.startsWith('docs/decisions/'))

/** Every file and folder of the repository, without what a start, a build or a test creates. */
const tree = globSync('{*,.env.example,.ci/**,{art,data,deploy,docs,public,scripts,src,tests}/**}').map((path) =>
  path.replaceAll('\\', '/'),
)

const read = (path: string) => readFileSync(path, 'utf8')
const lineCount = (path: string) => read(path).trimEnd().split('\n').length

/** The texts in single backticks, outside of fenced blocks. */
const quoted = (path: string) =>
  [
    ...read(path)
      .replace(FENCED, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, words = '']) => words.trim())

// Created by a start, a build, an installation or a test: named in documents, not in the repository.
const isMade = (path: string) =>
  /^(dist|node_modules|test-results|release|snapshots|data)\b|^(\.env|db\.json|lock)$|\.jsonl$/.test(path) &&
  path !== 'data/seed.json'

const FOLDER = /^(art|data|deploy|docs|public|scripts|src|tests)$/
const FILE = /^[\w.-]+\.(md|json|m?[jt]sx?|astro|s?css|webp|png|sh|ya?ml|socket|service|timer)$/
const IN_FOLDER = /^\.?(art|\.?ci|data|deploy|docs|dist|islands|pages|public|scripts|src|tests)\/[\w@.[\]*{},/-]*$/
const isPath = (words: string) => FOLDER.test(words) || FILE.test(words) || IN_FOLDER.test(words)

/** Whether a path from the root, or a file name, is in the tree. */
const exists = (path: string) =>
  existsSync(path) || (FILE.test(path) ? tree.some((each) => each.endsWith(`/${path}`)) : globSync(path).length > 0)

const pathsOf = (document: string) => quoted(document).filter((words) => isPath(words) && !isMade(words))

test.each(documents)('%s names only paths that exist', (document) => {
  expect(pathsOf(document).filter((path) => !exists(path))).toEqual([])
})

test('paths are recognised', () => {
  expect(pathsOf('README.md').length).toBeGreaterThan(30)
  expect(pathsOf('docs/recipes.md').length).toBeGreaterThan(30)
  expect(documents.flatMap(pathsOf).length).toBeGreaterThan(300)
  expect(exists('src/api/orders/orders.ts')).toBe(true)
  for (const missing of ['src/api/nowhere.ts', 'nowhere.ts', 'src/nowhere', 'tests/*/nowhere.test.ts']) {
    expect([missing, isPath(missing), exists(missing)]).toEqual([missing, true, false])
  }
})

test.each(documents)('%s links only to existing files', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)].map(
    ([, link, source]) => link ?? source ?? '',
  )
  const own = links.filter((link) => !/^(https?|mailto):/.test(link))
  expect(own.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([])
})

const { scripts } = JSON.parse(read('package.json'))

test.each(documents)('%s names only npm scripts that exist', (document) => {
  const code = [...quoted(document), ...(read(document).match(FENCED) ?? [])].join('\n')
  const named = [...code.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts) && !NPM_OWN.includes(name))).toEqual([])
})

test.each(documents)('%s names only benches that exist', (document) => {
  const named = [...read(document).matchAll(/npm run bench -- ([a-z]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !existsSync(`scripts/bench/${name}.ts`))).toEqual([])
})

test('the README names its commands and is short', () => {
  for (const command of ['npm start', 'npm run demo', 'npm test']) expect(read('README.md')).toContain(command)
  expect(lineCount('README.md')).toBeLessThanOrEqual(MAX_README_LINES)
})

test.each(decisions)('%s has a number, date, status, context, decision and consequences, in at most 45 lines', (path) => {
  const text = read(path)
  const [, number] = /\/(\d{4})-[\w-]+\.md$/.exec(path) ?? []
  expect(text).toMatch(new RegExp(`^# ${Number(number)}\\. `))
  expect(text).toMatch(/^Date: \d{4}-\d{2}-\d{2} · Status: (Accepted|Superseded by \d{4})/m)
  expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences'])
  expect(lineCount(path)).toBeLessThanOrEqual(MAX_DECISION_LINES)
})

test('the decisions have no gap in their numbers', () => {
  const numbers = decisions.map((path) => Number(/\/(\d{4})-/.exec(path)?.[1])).sort((one, other) => one - other)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('every decision that another one names exists', () => {
  const named = documents.flatMap((path) =>
    [...read(path).matchAll(/\((\d{4})\)|Superseded by (\d{4})/g)].map(([, one, two]) => one ?? two),
  )
  expect(named.filter((number) => !decisions.some((path) => path.includes(`/${number}-`)))).toEqual([])
})
