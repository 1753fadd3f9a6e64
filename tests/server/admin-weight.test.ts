import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LOGIN_PATH } from '~/login-path'
import { adminRoutes } from '~/routes'

const CLIENT = 'dist/client'
const PAGES = 'dist/pages'
const MOST_BYTES = 110 * 1000

const SCRIPTS = /(?:<script[^>]*\ssrc|<link[^>]*modulepreload[^>]*\shref|component-url|renderer-url)="([^"]+\.js)"/g
const INLINE = /<script(?![^>]*\ssrc)[^>]*>([\s\S]*?)<\/script>/g
const IMPORTS = /(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+\.js)"/g

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, part = '']) => part)

/** Every script that a screen needs before it can be used, brotli: its own, its islands', and all that these import. */
function firstScript(path: string): { bytes: number; scripts: string[] } {
  const page = readFileSync(join(PAGES, `${path}.html`), 'utf8')
  const scripts = new Set(found(SCRIPTS, page))
  for (const script of scripts) {
    const imported = found(IMPORTS, readFileSync(join(CLIENT, script), 'utf8'))
    for (const each of imported) scripts.add(posix.join(posix.dirname(script), each))
  }
  const inline = brotliCompressSync(found(INLINE, page).join('')).length
  return {
    bytes: [...scripts].reduce((sum, each) => sum + statSync(join(CLIENT, `${each}.br`)).size, inline),
    scripts: [...scripts],
  }
}

test.each([...adminRoutes.map(({ path }) => path), LOGIN_PATH])('the first script of %s is at most 110 kB brotli', (path) => {
  const { bytes, scripts } = firstScript(path)
  console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB of script in ${scripts.length} files`)
  expect(scripts.some((script) => /\/react\./.test(script))).toBe(true)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})

test.each(adminRoutes.map(({ path }) => path))('%s asks ahead for no whole list that grows', (path) => {
  const page = readFileSync(join(PAGES, `${path}.html`), 'utf8')
  const asked = found(/<html[^>]*\sdata-list="([^"]+)"/g, page).flatMap((paths) => paths.split(' '))
  expect(asked.filter((each) => /^\/api\/(orders|contacts|notifications)(\?(?!.*\bpage=)|$)/.test(each))).toEqual([])
})
