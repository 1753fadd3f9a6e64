import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const SUFFIX = '?inline-script'
const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))

/** Provides `./x.ts?inline-script` as `text` with its `hash` for the policy, so that a tap need not wait for a file. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null
      const entry = id.slice(0, -SUFFIX.length)
      this.addWatchFile(entry)
      const text = await bundled(entry)
      const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
      return { code: `export const text = ${JSON.stringify(text)}; export const hash = ${JSON.stringify(hash)}`, map: null }
    },
  }
}

async function bundled(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': SOURCES } },
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  if (!('output' in built)) throw new Error(`${input} was not built.`)
  const [{ code }] = built.output
  if (/<\/script/i.test(code)) throw new Error(`${input} holds the end of a script, and cannot stand in a page.`)
  return code.trim()
}
