import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const CONSTANT = /^ {2}(--(?!pico-)[\w-]+):/gm
const names = [...readFileSync('src/styles/constants.css', 'utf8').matchAll(CONSTANT)].map(([, name = '']) => name)

/** The pages of the build, and what renders the others. */
const built = globSync('dist/{client,pages,server}/**/*.{html,js,mjs}')

/** The build would write the second value in every place, as it knows one style at a time. */
test('no style asks for a variable with a second value', () => {
  const styles = globSync('src/**/*.{css,scss,astro}')
  expect(styles.length).toBeGreaterThan(30)
  expect(styles.filter((file) => /var\(--[\w-]+,/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('every constant of the styles is written into the pages, and none is asked for there', () => {
  expect(names.length).toBeGreaterThan(5)
  expect(built.length).toBeGreaterThan(50)
  const asked = built.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return names.filter((name) => text.includes(`var(${name})`)).map((name) => `${file}: ${name}`)
  })
  expect(asked).toEqual([])
})
