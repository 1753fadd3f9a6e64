import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'

const biome = resolve('node_modules/.bin/biome')
const lint = (folder: string, ...options: string[]) =>
  spawnSync(biome, ['lint', ...options, '.'], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })

// Each layer: a file of it, what it may import, and what it may not.
const above = ['pages/shop', 'layouts/Site', 'components/Header', 'islands/Shop', 'server/main']
const layers: [file: string, allowed: string[], forbidden: string[]][] = [
  ['src/schemas/bags.ts', ['schemas/text', 'rules/money'], ['api/http/endpoint', 'stores/client', 'content/faq', ...above]],
  [
    'src/domain/orders/bags.ts',
    ['schemas/text', 'rules/money'],
    ['api/http/endpoint', 'stores/client', 'browser/menu', ...above],
  ],
  ['src/api/bags.ts', ['api/http/endpoint', 'schemas/text', 'rules/money'], ['stores/client', 'content/faq', ...above]],
  ['src/api/store/bags.ts', ['api/http/endpoint', 'schemas/text'], ['stores/client', 'browser/menu', ...above]],
  ['src/stores/bags.ts', ['stores/client', 'schemas/text', 'rules/money'], ['api/http/endpoint', 'api/store/store', ...above]],
  ['src/browser/bags.ts', ['stores/client', 'rules/money'], ['api/http/endpoint', ...above]],
  [
    'src/islands/Bags.tsx',
    ['stores/client', 'schemas/text', 'islands/Shop'],
    ['api/http/endpoint', 'pages/shop', 'layouts/Site', 'server/main'],
  ],
  ['src/islands/admin/Bags.tsx', ['stores/client', 'rules/money'], ['api/http/endpoint', 'components/Header', 'server/main']],
  [
    'src/components/Bags.astro',
    ['islands/Shop', 'content/faq', 'rules/money'],
    ['api/http/endpoint', 'pages/shop', 'server/main'],
  ],
  ['src/layouts/Bags.astro', ['components/Header', 'islands/Shop'], ['api/http/endpoint', 'pages/shop', 'server/main']],
  ['src/content/bags.ts', ['schemas/text', 'rules/money'], ['api/http/endpoint', 'stores/client', ...above]],
  [
    'src/pages/api/bags.ts',
    ['api/http/endpoint', 'schemas/text'],
    ['stores/client', 'layouts/Site', 'islands/Shop', 'server/main'],
  ],
]

const importing = (file: string, path: string, how: 'alias' | 'relative', index: number) => {
  const up = '../'.repeat(file.split('/').length - 2)
  const line = `import { thing } from '${how === 'alias' ? '~/' : up}${path}'\n\nexport const things = [thing]\n`
  const name = file.replace('.', `-${index}-${how}.`)
  return { name, text: file.endsWith('.astro') ? `---\n${line.replace('export ', '')}---\n{things}\n` : line }
}

describe('an import against the layers', () => {
  const refused = new Set<string>()
  const filesOf = (file: string, paths: string[], first = 0) =>
    paths.flatMap((path, index) => (['alias', 'relative'] as const).map((how) => importing(file, path, how, first + index)))

  beforeAll(() => {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'imports-'))
    try {
      for (const name of ['biome.json', '.gitignore']) copyFileSync(name, join(folder, name))
      for (const [file, allowed, forbidden] of layers) {
        for (const { name, text } of filesOf(file, [...allowed, ...forbidden])) {
          mkdirSync(dirname(join(folder, name)), { recursive: true })
          writeFileSync(join(folder, name), text)
        }
      }
      const { stdout, status } = lint(folder, '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none')
      expect(status).toBe(1)
      for (const [, name] of stdout.matchAll(/^::error title=lint\/style\/noRestrictedImports,file=([^,]+),/gm)) {
        refused.add(relative(folder, name as string))
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test.each(layers)('from %s is refused upwards, and passes downwards', (file, allowed, forbidden) => {
    const names = (paths: string[], first: number) => filesOf(file, paths, first).map(({ name }) => name)
    expect(names(forbidden, allowed.length).filter((name) => !refused.has(name))).toEqual([])
    expect(names(allowed, 0).filter((name) => refused.has(name))).toEqual([])
  })
})

test('the sources have no such import', () => {
  const { status, stdout } = lint('.', '--only=style/noRestrictedImports', '--reporter=github')
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
