import { expect, test } from 'vitest'
import { LANGUAGES, languageIn, languagePaths, pathIn, splitPath } from './languages'

test.each(LANGUAGES)('parses the address of a page in %s', (language) => {
  for (const path of ['/', '/shop', '/feeding-guide', '/order/a']) {
    expect(splitPath(pathIn(language, path))).toEqual({ language, path })
  }
})

test('keeps the query and hash of a path', () => {
  expect(pathIn('ur', '/?order=A')).toBe('/ur?order=A')
  expect(pathIn('hi', '/#contact')).toBe('/hi#contact')
  expect(pathIn('hi', '/feeding-guide#calculator')).toBe('/hi/feeding-guide#calculator')
})

test.each([
  ['/', 'en', '/'],
  ['/ur', 'ur', '/'],
  ['/hi/shop', 'hi', '/shop'],
  ['/UR/shop', 'en', '/UR/shop'],
  ['/fr/shop', 'en', '/fr/shop'],
  ['/en/shop', 'en', '/en/shop'],
  ['/urdu', 'en', '/urdu'],
])('reads %s as %s of %s', (pathname, language, path) => {
  expect(splitPath(pathname)).toEqual({ language, path })
})

test('reads the language of a page from its parameter', () => {
  expect(languageIn({ params: {} })).toBe('en')
  expect(languageIn({ params: { language: 'ur' } })).toBe('ur')
  expect(languageIn({ params: { language: 'xx' } })).toBe('en')
})

test('gives each page its own paths array', () => {
  expect(languagePaths()).not.toBe(languagePaths())
  expect(languagePaths().map(({ params }) => params.language)).toEqual([undefined, 'ur', 'hi'])
})
