import { beforeAll, expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { LANGUAGES, pathIn } from '~/languages'
import { documentOf, linkTo, named, one, textOf, texts } from '../fixtures/shops/served-pages'

let page: Document
beforeAll(async () => {
  page = await documentOf('/ponds')
})

test('shows in four steps how the pond book works, next to a drawn raceway', () => {
  const steps = named(page, 'How the book works')
  expect(texts(steps, 'h3')).toEqual(['Stock a pond', 'Tap after each feed', 'Weigh a sample', 'Read your figures'])
  expect(one(steps, '[role="img"]').getAttribute('aria-label')).toMatch(/^Three raceway channels/)
})

test('says that the book is only on this device, and how to move it to a new phone', () => {
  const keeping = textOf(named(page, 'Your book is yours'))
  expect(keeping).toContain('There is no account, and nothing you write is sent to us or to anyone else.')
  expect(keeping).toContain('A lost phone loses the book.')
})

test.each(LANGUAGES)('in %s the page without scripts says so and links to the daily rations', async (language) => {
  const document = await documentOf(pathIn(language, '/ponds'))
  const { unscripted, toSchedule } = wordsOf(language, siteValues).pondsPage
  expect(textOf(one(document, '#book noscript'))).toContain(unscripted)
  expect(linkTo(one(document, '#book'), toSchedule).getAttribute('href')).toBe(pathIn(language, '/feeding-guide#schedule'))
})
