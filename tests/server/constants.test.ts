import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CONSTANT = /^ {2}(--(?!pico-)[\w-]+):/gm
const names = [...readFileSync('src/styles/constants.css', 'utf8').matchAll(CONSTANT)].map(([, name = '']) => name)

/** The pages of the build, and the code that renders the others. */
const built = globSync('dist/{client,pages,server}/**/*.{html,js,mjs}')

/** The build replaces a variable with one value everywhere, also where another style redefines it. */
test('no style uses a variable with a fallback value', () => {
  const styles = globSync('src/**/*.{css,scss,astro}')
  expect(styles.length).toBeGreaterThan(30)
  expect(styles.filter((file) => /var\(--[\w-]+,/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('the build replaces every constant of the styles with its value', () => {
  expect(names.length).toBeGreaterThan(5)
  expect(built.length).toBeGreaterThan(50)
  const asked = built.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return names.filter((name) => text.includes(`var(${name})`)).map((name) => `${file}: ${name}`)
  })
  expect(asked).toEqual([])
})
