import { expect, test } from 'vitest'
import { askingScriptsLast, shareScripts } from './shared-scripts'

const page = (rest: string) =>
  `<script type="module" src="/a.js"></script><p>Feed</p><script>calm()</script><script>"$& islands"</script>${rest}`

test('asks for the island scripts as one file, by the hash of what they say', () => {
  const shared = shareScripts(page('<p>Early</p>'))
  expect(shared?.file).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/)
  expect(shared?.script).toBe('calm()\n"$& islands"')
  expect(shared?.html).toBe(
    `<script type="module" src="/a.js"></script><p>Feed</p><script defer src="/${shared?.file}"></script><p>Early</p>`,
  )
})

test('names the same file for two pages with the same scripts', () => {
  expect(shareScripts(page('<p>Early</p>'))?.file).toBe(shareScripts(page('<p>Stock</p>'))?.file)
})

test('leaves a page without islands alone', () => {
  expect(shareScripts('<script type="module" src="/a.js"></script><p>Feed</p>')).toBeUndefined()
})

test('asks for modules after what is seen', () => {
  expect(askingScriptsLast(page('<script defer src="/b.js"></script>'))).toBe(
    page('<script defer src="/b.js"></script>').replace('module"', 'module" fetchpriority="low"'),
  )
})
