import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import purgeCss from '@fullhuman/postcss-purgecss'
import postcss from 'postcss'
import customProperties from 'postcss-custom-properties'

const STATES = [':where', ':is', ':hover', ':active', ':focus']
const ASTRO = ['astro-route-announcer', 'data-astro-transition-scope']
/**
 * Written by our own styles instead: the focus ring and the border of a wrong field in controls.css, and pages from
 * right to left in urdu.css.
 */
const UNWANTED = ['dir', ':focus-visible', ':invalid', 'aria-invalid', 'aria-current', 'role', 'multiple']

/** Parts of controls in browsers before 2020, and in searches, which look like any other field here. */
const OLD_PARTS = /::-(ms|moz)-|::-webkit-(file-upload|input-placeholder|search|inner-spin|outer-spin)|\[type=.?search/

const purge = purgeCss({
  // The back office has pico-admin.scss, and the pond book styles its own.
  content: reached(globSync('src/pages/**/*.astro').filter((page) => !/admin|secure-|ponds/.test(page))),
  extractors: [{ extensions: ['astro', 'ts', 'tsx'], extractor: partsOf }],
  safelist: ['html', 'body', ...STATES, ...ASTRO],
  blocklist: UNWANTED,
  keyframes: true,
})

export const stylePlugins = [
  // 1.2 kB: rules of Pico and of Astro's view transitions that no page uses.
  only(/pico\.scss|viewtransitions\.css/, purge),
  // 0.1 kB: rules of Pico for old browsers.
  only(/pico\.scss/, { OnceExit: leaveOutOldParts }),
  // 0.3 kB: our tokens in place of Pico's variables.
  only(/pico(-admin)?\.scss/, { OnceExit: writeTheme }),
  // 0.4 kB: variables that never change are written as values.
  globalData({ files: ['src/styles/constants.css'] }),
  customProperties({ preserve: false }),
]

function leaveOutOldParts(root) {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !OLD_PARTS.test(selector))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
}

function writeTheme(root) {
  const theme = new Map()
  postcss.parse(readFileSync('src/styles/pico-theme.css')).walkDecls(({ prop, value }) => theme.set(prop, value))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--pico-[\w-]+)\)/g, (use, name) => theme.get(name) ?? use)
  })
}

/** Files with all that they import, of ours. */
function reached(files) {
  const known = new Set(files)
  for (const file of known) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import\(?) ?'((?:~|\.{1,2})\/[^'?]+)'/g)) {
      const base = path.startsWith('~') ? join('src', path.slice(2)) : join(dirname(file), path)
      const found = ['', '.ts', '.tsx'].map((end) => base + end).find((each) => /\.(astro|tsx?)$/.test(each) && existsSync(each))
      if (found) known.add(found)
    }
  }
  return [...known].filter((file) => /\.(astro|tsx)$/.test(file) || file.includes('/islands/'))
}

function only(files, { OnceExit }) {
  return {
    postcssPlugin: 'only',
    async OnceExit(root, helpers) {
      if (!files.test(root.source?.input.file ?? '')) return
      const before = root.toString()
      await OnceExit(root, helpers)
      if (root.toString() === before) throw root.error('A step for these styles found nothing to do.')
    },
  }
}

/** Without the text of a component, whose words would keep half of Pico by chance. */
function partsOf(source) {
  const all = (pattern) => [...source.matchAll(pattern)].map(([, found]) => found)
  const words = all(/["'`]([^"'`\n]*)["'`]/g).flatMap((text) => text.split(/\s+/))
  return {
    tags: all(/<([a-z][\w-]*)/g),
    attributes: { names: [...words, ...all(/\s([a-z][\w-]*)(?=[\s=/>{])/g)], values: words },
    classes: words,
    ids: [],
    undetermined: [],
  }
}
