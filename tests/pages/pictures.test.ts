import { expect, test } from 'vitest'
import { publicRoutes } from '~/routes'
import { documentOf } from '../fixtures/shops/served-pages'

test('each picture with content is used once in the site', async () => {
  const pages = await Promise.all(publicRoutes.map(({ path }) => documentOf(path)))
  const shown = pages.flatMap((page) => [...page.querySelectorAll('main img[alt]:not([alt=""]), main [role="img"][data-far]')])
  const names = shown.map((each) => each.getAttribute('alt') ?? each.getAttribute('aria-label') ?? '')
  expect(names).toEqual([...new Set(names)])
  for (const scene of ['spring balance', 'raceway', 'feed mill', 'rainbow trout', 'deodars'])
    expect(
      names.filter((name) => name.toLowerCase().includes(scene)),
      scene,
    ).toHaveLength(1)
  const sources = shown.flatMap((each) => each.getAttribute('src') ?? [])
  expect(sources).toEqual([...new Set(sources)])
})
