import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/** Removes Vite's preload helper, which saves 1.1 kB of early script. Astro does not pass on Vite's own setting. */
export function withoutPreloads(): Plugin {
  let isReplaced = false
  return {
    name: 'without-preloads',
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
    transform(_, id) {
      if (id !== HELPER) return null
      isReplaced = true
      return { code: 'export const __vitePreload = (load) => load()', map: null }
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isReplaced) this.error(`There is no ${HELPER.slice(1)} to replace.`)
    },
  }
}
