import { refuseOldNode } from './scripts/node-version.mjs'

refuseOldNode(process.version)
// React and Astro select their production code by this when they are first imported.
process.env.NODE_ENV ??= 'production'
const { start } = await import('./dist/server/entry.mjs')
await start()
