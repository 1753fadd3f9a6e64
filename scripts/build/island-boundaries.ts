import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'

const CLIENT = fileURLToPath(new URL('../../src/islands/ui/stand.tsx', import.meta.url))

/** React with an error boundary around each island: Astro's renderer in the browser is our wrapper. */
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
