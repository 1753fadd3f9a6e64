import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { all, documentOf } from '../fixtures/shops/served-pages'

const theme = [...readFileSync('src/styles/pico-theme.css', 'utf8').matchAll(/^\s*(--pico-[\w-]+):/gm)].map(
  ([, name = '']) => name,
)

test.each(['/shop', '/admin-settings'])('the styles of %s use our tokens instead of Pico’s variables', async (path) => {
  const styles = all(await documentOf(path), 'style')
    .map(({ textContent }) => textContent)
    .join('\n')
  expect(theme.length).toBeGreaterThan(20)
  expect(theme.filter((name) => styles.includes(`var(${name})`))).toEqual([])
})
