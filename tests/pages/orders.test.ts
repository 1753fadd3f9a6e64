import { expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { LANGUAGES, pathIn } from '~/languages'
import { all, documentOf, linksOf, one, textOf } from '../fixtures/shops/served-pages'

test.each(LANGUAGES)('the page of the device’s orders in %s is the same for everybody', async (language) => {
  const page = await documentOf(pathIn(language, '/orders'))
  const { ordersPage } = wordsOf(language, siteValues)
  const list = one(page, '#own-orders')
  expect(textOf(one(page, 'h1'))).toBe(ordersPage.introduction.title)
  expect(textOf(one(list, 'noscript'))).toContain(ordersPage.unscripted)
  expect(all(list, '[data-in]').map((part) => [part.getAttribute('data-in'), part.hasAttribute('hidden')])).toEqual([
    ['empty', true],
    ['denied', true],
    ['kept', true],
  ])
  expect(linksOf(list).map(([, path]) => path)).toEqual([pathIn(language, '/shop')])
})

test('is in no search engine and no sitemap', async () => {
  const page = await documentOf('/orders')
  expect(one(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex, nofollow')
  expect((await documentOf('/sitemap.xml')).documentElement.outerHTML).not.toContain('/orders')
})
