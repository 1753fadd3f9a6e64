import node, { getAdapter } from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig, envField } from 'astro/config'
import { loadEnv } from 'vite'
import { caddyHeaders } from './scripts/build/caddy-headers.mjs'
import { finishPages } from './scripts/build/finish-pages.mjs'
import { precompress } from './scripts/build/precompress.mjs'
import { serviceWorker } from './scripts/build/service-worker.mjs'
import { settleVariables } from './scripts/build/settle-variables.mjs'
import { shortClass, shortScopeStyles, shortScopes } from './scripts/build/short-scopes.mjs'
import { siteVersion } from './scripts/build/site-version.mjs'
import { trimPico } from './scripts/build/trim-pico.mjs'
import { wholeScripts } from './scripts/build/whole-scripts.mjs'
import { withoutPreloads } from './scripts/build/without-preloads.mjs'

const { PUBLIC_SITE_URL, PUBLIC_API_BASE, PUBLIC_GEO_URL } = loadEnv('production', process.cwd(), 'PUBLIC_')
const site = PUBLIC_SITE_URL || 'http://127.0.0.1:4321'
const called = [PUBLIC_API_BASE, PUBLIC_GEO_URL].filter(Boolean).map((address) => new URL(address).origin)
const publicText = (options) => envField.string({ context: 'client', access: 'public', optional: true, ...options })

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  adapter: nodeBehindOurServer(),
  session: false,
  prefetch: false,
  integrations: [
    react(),
    calmDirective(),
    wholeScripts(),
    finishPages(),
    serviceWorker(siteVersion),
    precompress(),
    caddyHeaders(),
  ],
  vite: {
    define: { 'import.meta.env.SITE_VERSION': JSON.stringify(siteVersion) },
    plugins: [shortScopes(), withoutPreloads()],
    // An inline module would run again at each navigation, and each needs a hash in the policy of every page.
    build: { assetsInlineLimit: 0 },
    css: {
      modules: { generateScopedName: shortClass },
      preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['if-function'] } },
      postcss: { plugins: [trimPico(), settleVariables(), shortScopeStyles()] },
    },
  },
  devToolbar: { enabled: false },
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'self'",
        "object-src 'none'",
        "form-action 'self'",
        "img-src 'self' https: data: blob:",
        "media-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        `connect-src ${["'self'", ...called].join(' ')}`,
      ],
    },
  },
  env: {
    schema: {
      PUBLIC_SITE_URL: publicText({ default: site }),
      PUBLIC_API_BASE: publicText({ default: '' }),
      PUBLIC_GEO_URL: publicText({ default: '' }),
      PUBLIC_LOCKDOWN: envField.enum({ context: 'client', access: 'public', values: ['on', 'off'], default: 'on' }),
    },
  },
})

/** `client:calm`: hydrates an island once the page has loaded and gone idle, and the island is near the screen. */
function calmDirective() {
  return {
    name: 'client-calm',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'calm', entrypoint: './src/scripts/client-calm.ts' }),
    },
  }
}

/** Astro's node adapter, with our own server around its handler (`src/server/main.ts`). */
function nodeBehindOurServer() {
  const { hooks, name } = node({ mode: 'middleware' })
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          ...getAdapter({ staticHeaders: false }),
          serverEntrypoint: new URL('./src/server/main.ts', import.meta.url),
        }),
    },
  }
}
