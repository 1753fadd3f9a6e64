import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The tone of a badge without a fill. */
const PLAIN = 'off'

const read = (files: string): string[] => globSync(files).map((file) => readFileSync(file, 'utf8'))

test('each tone that a part names has its colours', () => {
  const styled = new Set(
    read('src/styles/*.css').flatMap((css) => [...css.matchAll(/\[data-tone="(\w+)"\]/g)].map(([, tone]) => tone)),
  )
  const named = read('src/**/*.{astro,tsx}').flatMap((text) =>
    [...text.matchAll(/data-tone=("\w+"|\{[^}]*\})/g)].flatMap(([, value = '']) =>
      [...value.matchAll(/(?<![=!]==? )["'](\w+)["']/g)].map(([, tone]) => tone),
    ),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((tone) => tone !== PLAIN && !styled.has(tone))).toEqual([])
})
