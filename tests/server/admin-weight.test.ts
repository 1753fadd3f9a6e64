import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LOGIN_PATH } from '~/login-path'
import { adminRoutes } from '~/routes'
import { REACT } from '../fixtures/browser/page-weight'
import { budgets } from '../fixtures/budgets'
import { bytesOf, scriptsIn, withImports } from '../fixtures/shops/script-graph'

const PAGES = 'dist/pages'
const INLINE = /<script(?![^>]*\ssrc)[^>]*>([\s\S]*?)<\/script>/g

/** The island of the swimming fish, which is loaded when the screen is idle. */
const FISH = /<astro-island[^>]*\/_astro\/Fish\.[^>]*>/

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, part = '']) => part)

/** Brotli size of the scripts that a screen needs before use: its own, its islands', and their imports. */
function firstScripts(path: string) {
  const page = readFileSync(join(PAGES, `${path}.html`), 'utf8')
  const scripts = withImports(scriptsIn(page.replace(FISH, '')))
  const inline = brotliCompressSync(found(INLINE, page).join('')).length
  return { scripts: [...scripts.keys()], waits: Math.max(...scripts.values()), bytes: inline + bytesOf(scripts.keys()) }
}

test.each([...adminRoutes.map(({ path }) => path), LOGIN_PATH])('the first scripts of %s are few and light', (path) => {
  const { bytes, scripts, waits } = firstScripts(path)
  console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB of script in ${scripts.length} files`)
  expect(scripts.some((script) => REACT.test(`/_astro/${script}`))).toBe(true)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(budgets.office.bytes)
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(budgets.office.files)
  expect(waits).toBeLessThanOrEqual(budgets.waits)
})

test.each(adminRoutes.map(({ path }) => path))('%s preloads no unlimited list', (path) => {
  const page = readFileSync(join(PAGES, `${path}.html`), 'utf8')
  const asked = found(/<html[^>]*\sdata-list="([^"]+)"/g, page).flatMap((paths) => paths.split(' '))
  expect(asked.filter((each) => /^\/api\/(orders|contacts|notifications)(\?(?!.*\bpage=)|$)/.test(each))).toEqual([])
})
