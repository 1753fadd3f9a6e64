import { globSync, readFileSync } from 'node:fs'
import { parse } from 'acorn'
import { full } from 'acorn-walk'
import { expect, inject, test } from 'vitest'
import { LANGUAGES, pathIn } from '~/languages'
import { routes } from '~/routes'
import { youngerStyles } from '../fixtures/floor-styles'
import { allScripts } from '../fixtures/shops/script-graph'

/** Features that the oldest browsers may lack, and what happens there. */
const MAY_BE_ASKED: Record<string, string> = {
  ':has':
    'what it adds is not needed: room below a bar, a bar that hides while one types. What must be seen or printed has another way',
  '@container':
    'the window is asked instead, by scripts/build/older-values.ts; a card of the shop is a stamp at each width, a head keeps its ground',
  'container-type': 'goes with @container',
  ':popover-open': 'src/styles/closed.css has a class beside it',
  '::backdrop': 'a menu or dialog opens without a veil, or with that of the polyfill',
  ':focus-visible': 'Safari before 15.4 draws its own ring',
  '::selection': 'the browser has its own colours',
  '@media scripting': 'what needs scripts stands there without them, and far pictures come at once',
  '@media forced-colors': 'the page has its own colours',
  'forced-color-adjust': 'goes with forced-colors',
  '@starting-style': 'a menu opens at once',
  '::view-transition-group': 'a page changes at once',
  '::view-transition-new': 'a page changes at once',
  '::view-transition-old': 'a page changes at once',
  'view-transition-name': 'a page changes at once',
  'accent-color': 'a box to tick is blue',
  'appearance: auto': 'a slider in forced colours, which a browser that knows these has',
  'color-scheme': 'bars to scroll by are light on a dark page',
  '--…: color-mix()': 'a line below a link is as dark as its text, a ring is left to controls.css',
  'background: color-mix()': 'the age of a debt has no ground, and its words',
  'grid-template-rows: subgrid': 'src/islands/feeding/Inputs.module.css asks, and says what is in its place',
  'overflow-wrap: anywhere': 'Safari before 15.4 breaks a long word at its hyphens alone',
  'text-wrap': 'lines are as long as they come',
  'text-size-adjust': 'a phone on its side writes larger, as it likes',
  'font-size-adjust': 'a heading without our font is some pixels larger',
  'field-sizing': 'a field has one height, and scrolls',
  'scrollbar-width': 'a bar to scroll by is seen',
  'paint-order': 'letters on a line are thinner by their edge',
  'print-color-adjust': 'its older name stands beside it',
  'break-after: avoid': 'a heading may end a sheet of paper',
  'break-before: avoid': 'a total may begin a sheet of paper',
  '@page': 'paper has the margins of the browser',
  page: 'paper has the margins of the browser',
  'text-decoration: dotted': 'the tables speak of the shorthand in Safari; the line is plain there',
  'font-family: ui-monospace': 'the next font of the list',
  outline: 'a ring has square corners',
  resize: 'fields of a phone have no corner to pull',
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The styles inside a script. */
function stylesIn(script: string): string[] {
  const styles: string[] = []
  full(parse(readFileSync(`dist/client/_astro/${script}`, 'utf8'), { ecmaVersion: 2022, sourceType: 'module' }), (node) => {
    const { value } = node as { value?: unknown }
    const text = node.type === 'TemplateElement' ? (value as { cooked: string }).cooked : value
    if (typeof text === 'string' && /^[^(){}]+\{[\w-]+:[^{}]+\}|^@\w+[^{}]*\{[^{}]+\{/.test(text)) styles.push(text)
  })
  return styles
}

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, css = '']) => css)

/** `cursor` is allowed: only a mouse has one. */
const unexpected = (css: string) => youngerStyles(css).filter((name) => !(name in MAY_BE_ASKED) && !name.startsWith('cursor: '))

test('detects features that the oldest browsers lack', () => {
  const unread = {
    'a:has(b) { color: red }': [':has'],
    'a, a:has(b) { color: red }': [':has among others'],
    ':is(a, a:has(b)) { color: red }': [],
    'a { height: 100dvh }': ['height: dvh'],
    'a { height: 100vh; height: 100dvh }': [],
    'a { height: 100vh; height: calc(100dvh - var(--b)) }': ['height: dvh'],
    'a { overflow: clip } @supports not (overflow: clip) { a { overflow: hidden } }': [],
    'a { translate: 1px }': ['translate'],
    'a { --b: color-mix(in srgb, red, blue) }': ['--…: color-mix()'],
    'a { b { color: red } }': ['nesting'],
    '@container (min-width: 1px) { a { color: red } }': ['@container'],
    '@media (width >= 1px) { a { color: red } }': ['@media range'],
    '@media not (hover) { a { color: red } }': ['@media not, or'],
    '@layer a { b { color: red } }': ['@layer'],
    '@supports (translate: 1px) { a { translate: 1px } }': [],
    'a { -webkit-user-select: none; user-select: none }': [],
  }
  expect(Object.fromEntries(Object.keys(unread).map((css) => [css, youngerStyles(css)]))).toEqual(unread)
})

test('no style sheet and no built page uses features that the oldest browsers lack', () => {
  const files = globSync('dist/client/_astro/*.css').map((file) => [file, [readFileSync(file, 'utf8')]] as const)
  const pages = globSync('dist/{client,pages}/**/*.html').map((file) => [file, found(STYLE, readFileSync(file, 'utf8'))] as const)
  expect(files.length + pages.length).toBeGreaterThan(1)
  for (const [file, styles] of [...files, ...pages]) expect([file, styles.flatMap(unexpected)]).toEqual([file, []])
})

test('nor does a style in a rendered page', async () => {
  const pages = new Map<string, string>()
  for (const path of routes.flatMap(({ path }) => LANGUAGES.map((each) => pathIn(each, path))))
    for (const css of found(STYLE, await (await fetch(inject('shopUrl') + path)).text())) pages.set(css, path)
  expect(pages.size).toBeGreaterThan(10)
  for (const [css, path] of pages) expect([path, unexpected(css)]).toEqual([path, []])
})

test('nor does a style in a script', () => {
  const styles = allScripts().flatMap((script) => stylesIn(script).map((css) => [script, css] as const))
  expect(styles.length).toBeGreaterThan(2)
  for (const [script, css] of styles) expect([script, unexpected(css)]).toEqual([script, []])
})
