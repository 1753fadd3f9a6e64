import { describe, expect, test } from 'vitest'
import { filledTranslations, madeFrom, onlyIn, othersOf, textIn, withOldNoted } from './translations'

const feed = {
  name: 'Winter Feed',
  description: null,
  translations: { name_ur: 'سردی کی خوراک', name_hi: '  ', description_hi: 'सर्दी का चारा' },
}

test.each([
  ['en', 'name', 'Winter Feed', {}],
  ['ur', 'name', 'سردی کی خوراک', {}],
  ['hi', 'name', 'Winter Feed', { lang: 'en' }],
  ['hi', 'description', 'सर्दी का चारा', {}],
  ['ur', 'description', '', { lang: 'en', dir: 'ltr' }],
] as const)('says in %s the %s of a row, or marks the English one', (language, field, text, marks) => {
  expect(textIn(language, feed, field)).toEqual({ text, marks })
})

test.each([
  ['ur', '25 kg کی بوری، 1.5mm دانہ', '\u206825\u00a0kg\u2069 کی بوری، \u20681.5mm\u2069 دانہ'],
  ['ur', '\u206825 kg\u2069 اور 3 بار', '\u206825 kg\u2069 اور 3 بار'],
  ['hi', '25 kg की बोरी', '25\u00a0kg की बोरी'],
] as const)('keeps a measure in %s in its own order', (language, typed, text) => {
  expect(textIn(language, { translations: { [`name_${language}`]: typed } }, 'name').text).toBe(text)
})

test('a page contains only the texts of its language', () => {
  const described = { ...feed, description: 'For winter' }
  expect(onlyIn('ur', described)).toEqual({ ...described, translations: { name_ur: 'سردی کی خوراک' } })
  expect(onlyIn('hi', described)).toEqual({
    ...described,
    description: '',
    translations: { name_hi: '  ', description_hi: 'सर्दी का चारा' },
  })
  expect(onlyIn('en', described)).toEqual({ name: feed.name, description: 'For winter' })
})

test('a form sends only filled translations', () => {
  expect(filledTranslations({ name_ur: 'ا', name_hi: ' ' }, ['name_ur', 'name_hi'])).toEqual({ translations: { name_ur: 'ا' } })
  expect(filledTranslations({ name_ur: '' }, ['name_ur'])).toEqual({})
})

test('a search covers all languages', () => {
  expect(othersOf(feed, 'description')).toEqual(['सर्दी का चारा'])
  expect(othersOf({}, 'name')).toEqual([])
})

type Texts = Record<string, string | undefined>

describe('a translation belongs to its English source text', () => {
  const urdu = 'سردی کی خوراک'
  const before: { name: string; translations: Texts; translatedFrom?: Texts } = {
    name: 'Winter Feed',
    translations: { name_ur: urdu, name_hi: 'सर्दी का चारा' },
  }
  const renamed = withOldNoted(['name'], before, { ...before, name: 'Cold Feed' })

  test('a translation with a changed English text is outdated: pages show English', () => {
    expect(renamed.translatedFrom).toEqual({ name_ur: 'Winter Feed', name_hi: 'Winter Feed' })
    expect(textIn('ur', renamed, 'name').text).toBe('Cold Feed')
    expect(onlyIn('ur', { ...renamed, description: '' })).toEqual({ name: 'Cold Feed', description: '' })
  })

  test('a new translation is shown, written with its English text or later', () => {
    const anew = { ...before.translations, name_ur: 'ٹھنڈی خوراک' }
    for (const from of [before, renamed]) {
      const written = withOldNoted(['name'], from, { ...from, name: 'Cold Feed', translations: anew })
      expect(written.translatedFrom).toEqual({ name_hi: 'Winter Feed' })
      expect(textIn('ur', written, 'name').text).toBe(anew.name_ur)
    }
  })

  test('an outdated translation becomes valid by confirmation, or with its old English text', () => {
    const { name_hi } = renamed.translatedFrom ?? {}
    expect(withOldNoted(['name'], renamed, { ...renamed, translatedFrom: { name_hi } }).translatedFrom).toEqual({ name_hi })
    expect(withOldNoted(['name'], renamed, { ...renamed, translatedFrom: {} })).not.toHaveProperty('translatedFrom')
    expect(withOldNoted(['name'], renamed, { ...renamed, name: before.name })).not.toHaveProperty('translatedFrom')
  })

  test('a caller that does not send them keeps outdated translations with their source text', () => {
    const { translatedFrom: _, ...plain } = renamed
    expect(withOldNoted(['name'], renamed, plain)).toEqual(renamed)
    expect(withOldNoted(['name'], renamed, { ...plain, name: 'Ice Feed' }).translatedFrom).toEqual(renamed.translatedFrom)
    expect(withOldNoted(['name'], before, before)).not.toHaveProperty('translatedFrom')
  })

  test('an old text has the translations made from it', () => {
    expect(madeFrom(renamed, 'name', 'Winter Feed')).toEqual(before.translations)
    expect(madeFrom(renamed, 'name', 'Cold Feed')).toEqual({})
    expect(madeFrom(before, 'name', 'Winter Feed')).toEqual(before.translations)
  })
})
