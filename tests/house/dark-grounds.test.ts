import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Elements placed over a dark background that are not part of it. */
const BY_PLACE = [
  // The bar of a phone; on a laptop the same buttons are in the card.
  'src/islands/ponds/PondCard.module.css',
  // The sign-out button next to the bell, on a phone.
  'src/islands/ui/Screen.module.css',
]

test('elements on a dark background get all colours from one class', () => {
  const named = globSync('src/**/*.{astro,css}').filter((file) => readFileSync(file, 'utf8').includes('var(--color-on-deep)'))
  expect(named.sort()).toEqual([...BY_PLACE, 'src/styles/controls.css'].sort())
})

test('each part with the dark background of an answer or of the deep has that class', () => {
  const grounds = globSync('src/**/*.{astro,css}').filter((file) =>
    /background: var\(--color-answer\)/.test(readFileSync(file, 'utf8')),
  )
  expect(grounds.length).toBeGreaterThan(1)
  for (const file of grounds) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    const parts = globSync(`${folder}/*.{astro,tsx}`).map((part) => readFileSync(part, 'utf8'))
    expect([file, parts.some((text) => /class(?:Name)?=[^>]*\bdeep\b/.test(text))]).toEqual([file, true])
  }
})
