import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Tables of one page, whose footer cannot repeat. */
const ON_ONE_PAGE = ['RationTable.astro']

const read = (path: string) => readFileSync(path, 'utf8')

const withFoot = globSync('src/**/*.{tsx,astro}').filter(
  (path) => read(path).includes('<tfoot') && !ON_ONE_PAGE.includes(basename(path)),
)

/** The styles of a component: inline or in imported modules. */
const stylesOf = (path: string) => {
  const modules = [...read(path).matchAll(/from '\.\/([\w.-]+\.module\.css)'/g)].map(([, name]) =>
    path.replace(/[^/]+$/, `${name}`),
  )
  return [path, ...modules].map(read).join('\n')
}

test('a total is printed once, not at the bottom of each page', () => {
  expect(withFoot.length).toBeGreaterThan(2)
  for (const path of withFoot) expect(stylesOf(path), path).toMatch(/tfoot \{[^}]*display: table-row-group/)
})
