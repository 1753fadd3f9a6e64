import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

/** The shell draws no window around its pages: the same engine walks these journeys in three fifths of the time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM = process.env['CHROMIUM'] ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium')

/** Journeys that no width of the window changes. */
const SAME_AT_ANY_WIDTH =
  /(admin-analytics|admin-export|admin-orders-failing|admin-product-editing|admin-scale|admin-settings|admin-settings-unsaved|admin-tooltips|bot-field|calculator-inputs|calm|copy|drafts|fish|hostile-content|lock-down|looks|navigation|no-script|offline|operator-door|outbox|recent-activity|search-engines|session|shop-pages|signed-out|structured-data|tracking|two-factor|uploads)\.spec/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // A journey cut short by a busy machine is walked once more, and the report names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    trace: 'retain-on-failure',
    // A worker would answer in place of the routes that tests lay; offline.spec.ts is about it.
    serviceWorkers: 'block',
    // Where nothing swims and glides, a test machine without a graphics card has its hands free.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters stand alike with a window and without.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'laptop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', testIgnore: SAME_AT_ANY_WIDTH, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  ],
})
