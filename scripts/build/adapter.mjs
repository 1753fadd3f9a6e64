import node, { getAdapter } from '@astrojs/node'

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
