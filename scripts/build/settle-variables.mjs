import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'

const SOURCES = ['tokens', 'pico-theme'].map((name) => fileURLToPath(new URL(`../../src/styles/${name}.css`, import.meta.url)))

/** Variables that Pico or a page sets anew below the root. */
const LIVE = ['color', 'background-color', 'border-color', 'box-shadow', 'underline', 'text-decoration', 'scrollbar-width'].map(
  (name) => `--pico-${name}`,
)

const values = new Map(LIVE.map((name) => [name, []]))
for (const source of SOURCES) {
  postcss.parse(readFileSync(source, 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
    values.set(prop, [...(values.get(prop) ?? []), value])
  })
}
const settled = new Map(
  [...values].filter(([name, each]) => each.length === 1 && !LIVE.includes(name)).map(([name, [value]]) => [name, value]),
)

/**
 * A PostCSS plugin: writes a variable's value where it is used, if it has one value on every page, light and dark.
 * Every page carries its styles with it, and a value is shorter than its name. A variable of Pico's without a value
 * takes its fallback; a declaration left without either goes.
 */
export const settleVariables = () => ({
  postcssPlugin: 'settle-variables',
  OnceExit(root) {
    const isSource = SOURCES.includes(root.source?.input.file)
    root.walkDecls((declaration) => {
      const { prop } = declaration
      if (settled.has(prop) && !isSource)
        throw declaration.error(`${prop} has one value, in src/styles: it is written into the pages.`)
      const value = settle(declaration.value)
      if (settled.has(prop) || value === undefined) declaration.remove()
      else if (value !== declaration.value) declaration.value = value
    })
  },
})

const VARIABLE = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g

function settle(value) {
  let isWhole = true
  const written = value.replace(VARIABLE, (use, name, fallback) => {
    if (settled.has(name)) return settled.get(name)
    if (values.has(name) || !name.startsWith('--pico-')) return use
    if (fallback === undefined) isWhole = false
    return fallback ?? ''
  })
  if (!isWhole) return undefined
  return written === value ? value : settle(written)
}
