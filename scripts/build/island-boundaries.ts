import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

const CLIENT = fileURLToPath(new URL('../../src/islands/ui/stand.tsx', import.meta.url))

/** React, with each island in a boundary: what Astro starts in the browser is our own file around React's. */
export function reactInBoundaries(): AstroIntegration {
  const integration = react()
  const setUp = integration.hooks['astro:config:setup']
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, clientEntrypoint: CLIENT }),
        }),
    },
  }
}
