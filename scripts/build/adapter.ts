import node, { getAdapter } from '@astrojs/node'
import type { AstroIntegration } from 'astro'

export function nodeBehindOurServer(): AstroIntegration {
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
