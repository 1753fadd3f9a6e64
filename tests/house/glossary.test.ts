import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const [words = [], exceptions = []] = readFileSync('docs/glossary.md', 'utf8')
  .split(/^\| --- .*$/m)
  .slice(1)
  .map((table) => [...table.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim())))

const listed = (cell = '') => cell.split(', ').filter(Boolean)
const refused = words.flatMap(([, , not]) => listed(not))
/** The names that may contain a refused word. */
const allowed = exceptions.flatMap(([cell, names]) =>
  listed(cell).map((word) => ({ word, names: names === 'all names' ? undefined : listed(names) })),
)

/** Splits a name into words: `orderView` and `order-view` become "order view". */
const inWords = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_$]/g, ' ')
    .toLowerCase()
const holds = (name: string, word: string) => ` ${inWords(name)} `.includes(` ${word} `)

/** The names that a file declares, and its own name. */
function namesIn(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  const code = path.endsWith('.astro') ? (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '') : text
  const names = [basename(path).replace(/\..*/, '')]
  const visit = (node: ts.Node) => {
    const { name } = node as ts.NamedDeclaration
    if (name && ts.isIdentifier(name)) names.push(name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS))
  return names
}

const names = new Set(
  globSync('src/**/*.{ts,tsx,astro}', { exclude: ['src/**/*.test.*', 'src/content/{ur,hi}/**'] }).flatMap(namesIn),
)

test('no name contains a word that the glossary replaces', () => {
  expect(names.size).toBeGreaterThan(3000)
  const isAllowed = (name: string, word: string) =>
    allowed.some((each) => each.word === word && (each.names?.includes(name) ?? true))
  const broken = [...names].flatMap((name) =>
    refused.filter((word) => holds(name, word) && !isAllowed(name, word)).map((word) => `${name}: ${word}`),
  )
  expect(broken).toEqual([])
})

test('each exception names an existing name', () => {
  expect(allowed.flatMap((each) => each.names ?? []).filter((name) => !names.has(name))).toEqual([])
  expect(allowed.filter(({ word }) => !refused.includes(word))).toEqual([])
})
