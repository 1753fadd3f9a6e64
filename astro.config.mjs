import { defineConfig, envField } from 'astro/config'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { loadEnv } from 'vite'
import { nodeBehindOurServer } from './scripts/build/adapter.ts'
import { caddyHeaders } from './scripts/build/caddy-headers.ts'
import { chunks } from './scripts/build/chunks.ts'
import { finishPages } from './scripts/build/finish-pages.ts'
import { inlineScript } from './scripts/build/inline-script.ts'
import { reactInBoundaries } from './scripts/build/island-boundaries.ts'
import { policyFor } from './scripts/build/policy.ts'
import { precompress } from './scripts/build/precompress.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { picturesQuery, siteVersion } from './scripts/build/site-version.ts'
import { stylePlugins } from './scripts/build/styles.ts'
import { whenIdleDirective } from './scripts/build/when-idle-directive.ts'
import { withoutPreloads } from './scripts/build/without-preloads.ts'

const GEO_URL = 'https://ipapi.co/json/'

const { PUBLIC_SITE_URL, PUBLIC_API_BASE, PUBLIC_GEO_URL = GEO_URL } = loadEnv('production', process.cwd(), 'PUBLIC_')
const site = PUBLIC_SITE_URL || 'http://127.0.0.1:4321'
const geoUrl = PUBLIC_GEO_URL === 'off' ? '' : PUBLIC_GEO_URL
for (const [name, address] of Object.entries({ PUBLIC_SITE_URL: site, PUBLIC_API_BASE, PUBLIC_GEO_URL: geoUrl })) {
  if (address && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new Error(`The environment variable ${name} is no web address: ${address}`)
}
const called = [PUBLIC_API_BASE, geoUrl].filter(Boolean).map((address) => new URL(address).origin)
const publicText = (fallback) => envField.string({ context: 'client', access: 'public', default: fallback })

/**
 * The syntax that the oldest browsers of package.json support, except static blocks, which tests/pages/floor.test.ts forbids.
 * Naming those browsers would add 1 kB of helpers for class fields, which all of them support.
 */
const SCRIPT_TARGET = 'es2022'

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  scopedStyleStrategy: 'class',
  build: { format: 'file', inlineStylesheets: 'always' },
  adapter: nodeBehindOurServer(),
  session: false,
  prefetch: false,
  // Astro's endpoint would resize pictures for anyone; ours are made by the build.
  image: { endpoint: { route: '/_image', entrypoint: './src/server/no-image-endpoint.ts' } },
  devToolbar: { enabled: false },
  integrations: [
    reactInBoundaries(),
    whenIdleDirective(),
    finishPages(),
    serviceWorker(siteVersion),
    precompress(),
    caddyHeaders(),
  ],
  vite: {
    define: {
      'import.meta.env.SITE_VERSION': JSON.stringify(siteVersion),
      'import.meta.env.PICTURES_QUERY': JSON.stringify(picturesQuery),
    },
    plugins: [withoutPreloads(), chunks(), inlineScript()],
    // An inline module would run at each navigation and need a hash in every page's policy.
    build: { assetsInlineLimit: 0, target: SCRIPT_TARGET, cssTarget: browserslistToEsbuild() },
    css: {
      modules: { generateScopedName: '_[hash:base64:4]' },
      preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['if-function'] } },
      postcss: { plugins: stylePlugins },
    },
  },
  security: { checkOrigin: false, csp: { directives: policyFor(called) } },
  env: {
    schema: {
      PUBLIC_SITE_URL: publicText(site),
      PUBLIC_API_BASE: publicText(''),
      PUBLIC_GEO_URL: publicText(GEO_URL),
      PUBLIC_LOCKDOWN: envField.enum({ context: 'client', access: 'public', values: ['on', 'off'], default: 'on' }),
    },
  },
})
