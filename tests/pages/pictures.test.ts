import { expect, inject, test } from 'vitest'
import { versioned } from '~/domain/catalog/versioned'
import { routes } from '~/routes'

const PICTURE = /\b(?:src|srcset|href)="?(\/pictures\/[^\s"#>]+)|url\("?(\/pictures\/[^\s"#)]+)/g

test.each(routes.map(({ path }) => path))('%s shows pictures of the site in their version', async (path) => {
  const html = await (await fetch(inject('shopUrl') + path)).text()
  const shown = [...html.matchAll(PICTURE)].map(([, attribute, style]) => attribute ?? style ?? '')
  expect(shown.filter((address) => address !== versioned(address.split('?', 1)[0] ?? ''))).toEqual([])
})

test('finds the pictures of a page', async () => {
  const html = await (await fetch(`${inject('shopUrl')}/`)).text()
  expect([...html.matchAll(PICTURE)].length).toBeGreaterThan(5)
})
