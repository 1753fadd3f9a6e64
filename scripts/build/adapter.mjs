import node, { getAdapter } from '@astrojs/node'

/** Astro's node adapter, with our own server around its handler (`src/server/main.ts`). */
export function nodeBehindOurServer() {
  const { hooks, name } = node({ mode: 'middleware' })
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          ...getAdapter({ staticHeaders: false }),
          serverEntrypoint: new URL('../../src/server/main.ts', import.meta.url),
        }),
    },
  }
}
