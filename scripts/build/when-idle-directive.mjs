/** `client:when-idle` hydrates an island once the page is idle and the island is near the screen. */
export const whenIdleDirective = () => ({
  name: 'when-idle-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'when-idle', entrypoint: './src/browser/client-when-idle.ts' }),
  },
})
