import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MAX_DECISION_LINES = 45
const MAX_README_LINES = 150
const FENCED = /^```[\s\S]*?^```/gm
const NPM_OWN = ['install', 'ci', 'audit', 'ls']

const read = (path: string) => readFileSync(path, 'utf8')
const lineCount = (path: string) => read(path).trimEnd().split('\n').length
const readme = () => (existsSync('README.md') ? read('README.md') : expect.fail('There is no README.md.'))

/** What stands in single backticks, fenced blocks left out. */
const quoted = () =>
  [
    ...readme()
      .replace(FENCED, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, words = '']) => words.trim())

// Where the operator's data goes, and what a build makes: named in the README, never in the repository.
const isMade = (path: string) =>
  /^(data|dist|node_modules|test-results|screenshots)\/|^(\.env|db\.json)$/.test(path) && path !== 'data/seed.json'
const isMediaType = (words: string) => /^(application|image|multipart|text)\//.test(words)
const isPath = (words: string) =>
  /^\.?[\w@.[\]*{},-]+(\/[\w@.[\]*{},-]*)+$|^[\w.-]+\.(md|json|m?[jt]sx?|astro|css|webp|png)$/.test(words)
const globOf = (path: string) => path.replace(/[[\]]/g, (bracket) => `[${bracket}]`)

test('every path that the README names exists', () => {
  const paths = quoted().filter((words) => isPath(words) && !isMade(words) && !isMediaType(words))
  expect(paths.length).toBeGreaterThan(0)
  const missing = paths.filter(
    (path) => globSync([globOf(path), `**/${globOf(path)}`], { exclude: ['node_modules', 'dist'] }).length === 0,
  )
  expect(missing).toEqual([])
})

test('every picture and page that the README links to exists', () => {
  const links = [...readme().matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)].map(([, link, source]) => link ?? source ?? '')
  const own = links.filter((link) => !/^(https?|mailto):/.test(link))
  expect(own.filter((path) => !existsSync(path))).toEqual([])
})

test('every npm script that the README names exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const code = [...quoted(), ...(readme().match(FENCED) ?? [])].join('\n')
  const named = [...code.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name as string)
  expect(named).toEqual(expect.arrayContaining(['start', 'test']))
  expect(named.filter((name) => !(name in scripts) && !NPM_OWN.includes(name))).toEqual([])
})

test('the README fits on a few screens', () => {
  readme()
  expect(lineCount('README.md')).toBeLessThanOrEqual(MAX_README_LINES)
})

test('every decision is at most 45 lines: context, decision, consequences', () => {
  const decisions = globSync('docs/decisions/*.md')
  expect(decisions.length).toBeGreaterThan(0)
  expect(decisions.filter((path) => lineCount(path) > MAX_DECISION_LINES)).toEqual([])
  for (const path of decisions) {
    for (const part of ['Context', 'Decision', 'Consequences']) expect(read(path), `${path} has no ${part}`).toContain(part)
  }
})

test('every test that docs/testing.md names exists', () => {
  const named = [...read('docs/testing.md').matchAll(/`(tests\/[\w/.-]+\.ts)`/g)].map(([, path]) => path as string)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
