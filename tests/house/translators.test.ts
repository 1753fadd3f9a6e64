import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Browser translators change texts and `lang`, so no state is read from them.

const sources = globSync('src/**/*.{ts,tsx,astro}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))

test('the language of a page comes from its address, never from `lang` of the document', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(found(/(?:documentElement|document\.querySelector\('html'\)\??)\s*\.(?:lang|getAttribute\('lang'\))\b.*/g)).toEqual([])
})

test('each option of a select has a value, because its text is the default value', () => {
  expect(found(/<option\b/g).length).toBeGreaterThan(20)
  expect(found(/<option\b(?![^>]*\bvalue[=}]).*/g)).toEqual([])
})
