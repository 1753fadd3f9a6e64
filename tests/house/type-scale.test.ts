import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The allowed font sizes: the scale, the reader's own size, or a size relative to the parent. */
const IN_SCALE = /^(?:var\(--text-(?:fine|small|lead|[2-5])\)|1rem|inherit|0|100%|[\d.]+(?:em|pt|vw|vmin|px|%))$/
/** Sizes that grow with the window: the home page's headline and the daily feed of guide and line, in Latin and other letters. */
const HEADLINES = [
  'clamp(var(--text-4), 1rem + 4.2vw, 4.75rem)',
  'clamp(var(--text-3), 1.2rem + 2vw, 3rem)',
  'clamp(3rem, 2rem + 5vw, 4.5rem)',
  'clamp(3.125rem, 2.4rem + 1.9vw, 3.8125rem)',
  'min(1.6rem + 2.5vw, 3.8125rem)',
]

test('text has one of eight sizes; prints, drawings and inline parts have their own units', () => {
  const sizes = globSync('src/**/*.{css,astro}').flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/(?<![\w-])font(?:-size:|: (?:\d+|var\(--display-weight\))) ([^;/]+?)(?:;| \/| var\(--font)/g)].map(
      ([, size = '']) => ({
        file,
        size,
      }),
    )
  })
  expect(sizes.length).toBeGreaterThan(150)
  const partsOf = (size: string) => size.replace(/^(?:min|clamp)\((.*)\)$/, '$1').split(', ')
  const isFluid = (size: string) => HEADLINES.some((headline) => size.includes(headline))
  const others = sizes.filter(({ size }) => !isFluid(size) && !partsOf(size).every((part) => IN_SCALE.test(part)))
  expect(others).toEqual([])
})
