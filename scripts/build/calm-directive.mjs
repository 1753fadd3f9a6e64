/** `client:calm`: hydrates an island once the page has loaded and gone idle, and the island is near the screen. */
export const calmDirective = () => ({
  name: 'client-calm',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'calm', entrypoint: './src/browser/client-when-idle.ts' }),
  },
})
