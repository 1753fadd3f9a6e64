// Lets Node run the TypeScript sources: resolves `~/…` and imports without an extension, like the bundler.
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const SOURCES = new URL('../src/', import.meta.url)
const ENVIRONMENT = new URL('astro-env.mjs', import.meta.url).href

registerHooks({
  resolve(name, context, next) {
    if (name === 'astro:env/client') return next(ENVIRONMENT, context)
    const url = name.startsWith('~/') ? new URL(name.slice(2), SOURCES) : name.startsWith('.') && new URL(name, context.parentURL)
    const source = url && `${url}.ts`
    return next(source && existsSync(fileURLToPath(source)) ? source : name, context)
  },
})
