import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import purgeCss from '@fullhuman/postcss-purgecss'
import postcss, { type AtRule, type ChildNode, type Plugin, type Processor, type Root } from 'postcss'
import customProperties from 'postcss-custom-properties'
import { flatLayers } from './flat-layers.ts'
import { olderValues } from './older-values.ts'
import { picturesQuery } from './site-version.ts'

const STATES = [':where', ':is', ':hover', ':active', ':focus']
const ASTRO = ['astro-route-announcer', 'data-astro-transition-scope']
/**
 * Parts of Pico that our styles replace: the focus ring and the border of invalid fields in controls.css, and right-to-left pages
 * in urdu.css.
 */
const UNWANTED = ['dir', ':focus-visible', ':invalid', 'aria-invalid', 'aria-current', 'role', 'multiple']

/** Imports of our own files. */
const IMPORT = /(?:from|import\(?) ?'((?:~|\.{1,2})\/[^'?]+)'/g

const purge = purgeCss({
  // The back office has its own part of Pico, and the pond book has its own styles.
  content: reached(globSync('src/pages/**/*.astro').filter((page) => !/admin|secure-|ponds/.test(page))),
  extractors: [{ extensions: ['astro', 'ts', 'tsx'], extractor: partsOf }],
  safelist: ['html', 'body', ...STATES, ...ASTRO],
  blocklist: UNWANTED,
  keyframes: true,
}) as Plugin

const pictureVersions: Plugin = {
  postcssPlugin: 'picture-versions',
  Declaration(declaration) {
    declaration.value = declaration.value.replace(/(url\("?\/pictures\/[\w.-]+)(?=["#)])/g, `$1${picturesQuery}`)
  },
}

export const stylePlugins = [
  // Removes 1.2 kB of rules of Pico and view transitions that no page uses.
  only(/viewtransitions\.css/, purge),
  only(/site\.scss/, inPico(purge)),
  only(/(site|office)\.scss/, inPico({ postcssPlugin: 'own-parts', OnceExit: leaveParts })),
  // Replaces Pico's variables by our tokens, because they would not adapt to a dark section.
  only(/(site|office)\.scss/, inPico({ postcssPlugin: 'theme', OnceExit: writeTheme })),
  pictureVersions,
  // Inlines constant variables; saves 0.4 kB.
  partByPart(postcss([globalData({ files: ['src/styles/constants.css'] }), customProperties({ preserve: false })])),
  flatLayers,
  olderValues,
]

function writeTheme(root: Root): void {
  const theme = new Map<string, string>()
  postcss.parse(readFileSync('src/styles/pico-theme.css', 'utf8')).walkDecls(({ prop, value }) => void theme.set(prop, value))
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--pico-[\w-]+)\)/g, (use, name: string) => theme.get(name) ?? use)
  })
}

/**
 * Removes resets of every `::before` and `::after`: a browser would style two more elements for each element of a page. Our styles
 * set `box-sizing` where such a part has a border.
 */
function leaveParts(root: Root): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !/^\*?::(before|after)$/.test(selector))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
}

/** Files with all their own imports. */
function reached(files: readonly string[]): string[] {
  const known = new Set(files)
  for (const file of known) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const base = path.startsWith('~') ? join('src', path.slice(2)) : join(dirname(file), path)
      const found = ['', '.ts', '.tsx'].map((end) => base + end).find((each) => /\.(astro|tsx?)$/.test(each) && existsSync(each))
      if (found) known.add(found)
    }
  }
  return [...known].filter((file) => /\.(astro|tsx)$/.test(file) || file.includes('/islands/'))
}

function only(files: RegExp, step: Plugin): Plugin {
  return {
    postcssPlugin: 'only',
    async OnceExit(root, helpers) {
      if (!files.test(root.source?.input.file ?? '')) return
      const before = root.toString()
      await step.OnceExit?.(root, helpers)
      if (root.toString() === before) throw root.error('A step for these styles found nothing to do.')
    },
  }
}

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer'

const rootOf = (nodes: ChildNode[], { source }: Root): Root => postcss.root({ nodes, ...(source && { source }) })

/** Applies a plugin only to Pico's layers. */
function inPico(step: Plugin): Plugin {
  return {
    postcssPlugin: 'in-pico',
    async OnceExit(root, helpers) {
      for (const layer of root.nodes.filter((node) => isLayer(node) && node.params === 'pico') as AtRule[]) {
        const alone = rootOf(layer.nodes ?? [], root)
        await step.OnceExit?.(alone, helpers)
        layer.removeAll()
        layer.append(alone.nodes)
      }
    },
  }
}

/** Applies plugins to each layer separately, so that variables of one do not affect the others. */
function partByPart(steps: Processor): Plugin {
  return {
    postcssPlugin: 'part-by-part',
    async OnceExit(root) {
      const nodes = [...root.nodes]
      const parts = nodes.some(isLayer) ? nodes.map((node) => [node]) : [nodes]
      root.removeAll()
      for (const part of parts) {
        const alone = rootOf(part, root)
        const { root: done } = await steps.process(alone, { from: root.source?.input.file })
        root.append((done as Root).nodes)
      }
    },
  }
}

/**
 * Removes the text of a component, whose words would match class and element names of Pico. A visitor's input of files is hidden
 * behind its label, so it needs no style.
 */
function partsOf(source: string) {
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = '']) => found)
  const words = all(/["'`]([^"'`\n]*)["'`]/g).flatMap((text) => text.split(/\s+/).filter((word) => word !== 'file'))
  return {
    tags: all(/<([a-z][\w-]*)/g),
    attributes: { names: [...words, ...all(/\s([a-z][\w-]*)(?=[\s=/>{])/g)], values: words },
    classes: words,
    ids: [],
    undetermined: [],
  }
}
