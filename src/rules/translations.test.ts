import { expect, test } from 'vitest'
import { filledTranslations, othersOf, textIn } from './translations'

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

test('a form sends the translations that are filled in', () => {
  expect(filledTranslations({ name_ur: 'ا', name_hi: ' ' }, ['name_ur', 'name_hi'])).toEqual({ translations: { name_ur: 'ا' } })
  expect(filledTranslations({ name_ur: '' }, ['name_ur'])).toEqual({})
})

test('a search reads all languages', () => {
  expect(othersOf(feed, 'description')).toEqual(['सर्दी का चारा'])
  expect(othersOf({}, 'name')).toEqual([])
})
