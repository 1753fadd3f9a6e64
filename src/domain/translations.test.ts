import { expect, test } from 'vitest'
import { filledTranslations, onlyIn, othersOf, textIn } from './translations'

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
  ['ur', '25 kg کی بوری، 1.5mm دانہ', '\u206825 kg\u2069 کی بوری، \u20681.5mm\u2069 دانہ'],
  ['ur', '\u206825 kg\u2069 اور 3 بار', '\u206825 kg\u2069 اور 3 بار'],
  ['hi', '25 kg की बोरी', '25 kg की बोरी'],
] as const)('keeps a measure in %s in its own order', (language, typed, text) => {
  expect(textIn(language, { translations: { [`name_${language}`]: typed } }, 'name').text).toBe(text)
})

test('a page carries the texts of its own language alone', () => {
  const described = { ...feed, description: 'For winter' }
  expect(onlyIn('ur', described)).toEqual({ ...described, translations: { name_ur: 'سردی کی خوراک' } })
  expect(onlyIn('hi', described)).toEqual({
    ...described,
    description: '',
    translations: { name_hi: '  ', description_hi: 'सर्दी का चारा' },
  })
  expect(onlyIn('en', described)).toEqual({ name: feed.name, description: 'For winter' })
})

test('a form sends the translations that are filled in', () => {
  expect(filledTranslations({ name_ur: 'ا', name_hi: ' ' }, ['name_ur', 'name_hi'])).toEqual({ translations: { name_ur: 'ا' } })
  expect(filledTranslations({ name_ur: '' }, ['name_ur'])).toEqual({})
})

test('a search reads all languages', () => {
  expect(othersOf(feed, 'description')).toEqual(['सर्दी का चारा'])
  expect(othersOf({}, 'name')).toEqual([])
})
