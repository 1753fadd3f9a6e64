import type { AstroIntegration } from 'astro'

export const whenIdleDirective = (): AstroIntegration => ({
  name: 'when-idle-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'when-idle', entrypoint: './src/components/frame/client-when-idle.ts' }),
  },
})
