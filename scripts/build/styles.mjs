import { readFileSync } from 'node:fs'
import globalData from '@csstools/postcss-global-data'
import purgeCss from '@fullhuman/postcss-purgecss'
import postcss from 'postcss'
import customProperties from 'postcss-custom-properties'

const STATES = [':where', ':is', ':hover', ':active', ':focus']
const ASTRO = ['astro-route-announcer', 'data-astro-transition-scope']
/** Ours look otherwise: controls.css has one ring for all, and what is current is not shown as if pointed at. */
const UNWANTED = [':focus-visible', ':invalid', 'aria-current', 'role', 'multiple']

const purge = purgeCss({
  content: ['src/{components,layouts,pages}/**/*.astro', 'src/islands/**/*.{ts,tsx}'],
  // What only the back office has: pico-office.scss styles it there.
  skippedContentGlobs: ['src/islands/admin/**', 'src/islands/ui/{PictureField,Switch}.tsx'],
  extractors: [{ extensions: ['astro', 'ts', 'tsx'], extractor: partsOf }],
  safelist: ['html', 'body', ...STATES, ...ASTRO],
  blocklist: UNWANTED,
  keyframes: true,
})

/** What the styles go through, with what each step saves of `/about` (brotli, 8.8 kB with all of them). */
export const stylePlugins = [
  // 1.2 kB: what no page uses of Pico, and of Astro's own movements between pages.
  only(/pico\.scss|viewtransitions\.css/, purge),
  // 0.3 kB: no names of Pico's for the colours that have names of ours.
  only(/pico(-office)?\.scss/, { OnceExit: writeTheme }),
  // 0.4 kB: what never changes is written where it is used.
  globalData({ files: ['src/styles/constants.css'] }),
  customProperties({ preserve: false }),
]

/** Writes our tokens where Pico uses its own colours, so that these follow the ground that they stand on, too. */
function writeTheme(root) {
  const theme = new Map()
  postcss.parse(readFileSync('src/styles/pico-theme.css')).walkDecls(({ prop, value }) => theme.set(prop, value))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--pico-[\w-]+)\)/g, (use, name) => theme.get(name) ?? use)
  })
}

/** A plugin for some files alone; it fails the build if it finds nothing to do there. */
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

/** The tags, attributes and quoted words of a component; the words of its text would keep half of Pico by chance. */
function partsOf(source) {
  const all = (pattern) => [...source.matchAll(pattern)].map(([, found]) => found)
  const words = all(/["'`]([^"'`]*)["'`]/g).flatMap((text) => text.split(/\s+/))
  return {
    tags: all(/<([a-z][\w-]*)/g),
    attributes: { names: [...words, ...all(/\s([a-z][\w-]*)(?=[\s=/>{])/g)], values: words },
    classes: words,
    ids: [],
    undetermined: [],
  }
}
