import { globSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { versioned } from '~/domain/catalog/versioned'
import { routes } from '~/routes'

const PICTURE = /\b(?:src|srcset|href)="?(\/pictures\/[^\s"#>]+)|url\("?(\/pictures\/[^\s"#)]+)/g

const picturesIn = (html: string) => [...html.matchAll(PICTURE)].map(([, attribute, style]) => attribute ?? style ?? '')

const unversioned = (html: string) => picturesIn(html).filter((address) => address !== versioned(address.split('?', 1)[0] ?? ''))

test.each([...routes.map(({ path }) => path), '/no-such-page'])(
  '%s shows pictures of the site in their version',
  async (path) => {
    expect(unversioned(await (await fetch(inject('shopUrl') + path)).text())).toEqual([])
  },
)

test('every built page shows pictures of the site in their version, the error pages too', () => {
  const files = globSync('dist/{client,pages}/**/*.html')
  expect(files).toEqual(expect.arrayContaining(['dist/pages/404.html', 'dist/pages/500.html', 'dist/client/closed.html']))
  for (const file of files) expect([file, unversioned(readFileSync(file, 'utf8'))]).toEqual([file, []])
})

test('finds the pictures of a page', async () => {
  const html = await (await fetch(`${inject('shopUrl')}/`)).text()
  expect(picturesIn(html).length).toBeGreaterThan(5)
})
