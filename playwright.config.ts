import { defineConfig, devices } from '@playwright/test'
import { shellPath } from './scripts/chromium.mjs'
import { environmentWith } from './tests/fixtures/browser/device-fonts'

const executablePath = shellPath()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // Each takes whole files, so that the shop which a file has for itself starts once. They wait for half of their time.
  workers: 4,
  forbidOnly: true,
  // A busy machine is no reason to refuse a change; `npm test` names what needed a second run, to be mended.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    // A trace of each run costs a fifth of its time: ask for one with --trace=on.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker would answer in place of the routes that tests lay; offline.spec.ts is about it.
    serviceWorkers: 'block',
    // Where nothing swims and glides, a test machine without a graphics card has its hands free.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Of all fonts the widest that are common, and never what a machine happens to have.
      env: environmentWith('dejavu'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing reaches the outer world. A route for it would turn the browser's cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        // Letters stand alike with a window and without.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [{ name: 'laptop', use: { viewport: { width: 1280, height: 900 } } }],
})
