const HELPER = '\0vite/preload-helper.js'

/**
 * Vite would have a page write links for all that a script brings later, before it does: a slow phone spends more on that than
 * it saves, and Astro leaves no such setting. What is brought later is simply imported.
 */
export const withoutPreloads = () => ({
  name: 'without-preloads',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
  transform: (_, id) => (id === HELPER ? { code: 'export const __vitePreload = (load) => load()', map: null } : null),
})
