import { defineConfig, devices } from '@playwright/test'
import { shellPath } from './scripts/chromium.mjs'
import { environmentWith } from './tests/fixtures/browser/device-fonts'

const executablePath = shellPath()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // Each worker runs whole files, so that a file starts its own shop only once. Workers wait half of the time.
  workers: 4,
  forbidOnly: true,
  // A failure on a busy machine is retried; `npm test` lists retried tests, which should be fixed.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    // Tracing takes a fifth of the time; turn it on with --trace=on.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A service worker would bypass the routes that tests mock; offline.spec.ts tests it.
    serviceWorkers: 'block',
    // Without animations a machine without a graphics card is faster.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Uses the widest common fonts instead of those of the machine.
      env: environmentWith('dejavu'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        // Pages of a context share a process, which saves a tenth of the processor time.
        '--renderer-process-limit=1',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Blocks the internet. A Playwright route would turn the browser's cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        // Text layout is the same with and without a window.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [{ name: 'laptop', use: { viewport: { width: 1280, height: 900 } } }],
})
