import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What lies over a dark ground without being a part of it. */
const BY_PLACE = [
  // The bar of a phone: on a laptop the same buttons stand in the card.
  'src/islands/ponds/PondCard.module.css',
  // Logout, beside the bell on a phone.
  'src/islands/ui/Screen.module.css',
]

test('what stands on a dark ground has all its colours from one class', () => {
  const named = globSync('src/**/*.{astro,css}').filter((file) => readFileSync(file, 'utf8').includes('var(--color-on-deep)'))
  expect(named.sort()).toEqual([...BY_PLACE, 'src/styles/controls.css'].sort())
})

test('each part that has the dark of the answer, or of the deep, as its ground is of that class', () => {
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
