import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

/** The shell draws no window around its pages: the same engine walks these journeys in three fifths of the time. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))
/** Where there is none, Playwright takes its own. */
const CHROMIUM = process.env['CHROMIUM'] ?? INSTALLED

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
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
      ...(CHROMIUM && { executablePath: CHROMIUM }),
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
    // The journeys that differ by width.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  ],
})
