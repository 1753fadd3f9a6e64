import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import whole from '../../playwright.config'
import { environmentWith } from '../fixtures/browser/device-fonts'

const env = environmentWith('dejavu')

/** Engines of today that are not Chromium. Debian has no geckodriver: Firefox speaks WebDriver BiDi itself. */
export default defineConfig({
  ...whole,
  testDir: '..',
  outputDir: '../../test-results/other-engines',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../test-results/other-engines.json' }]],
  projects: [
    {
      name: 'firefox',
      testMatch: 'old-engines/journey.spec.ts',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 360, height: 740 },
        // Its style for a picture is refused by our policy.
        screenshot: 'off',
        launchOptions: {
          executablePath: '/usr/bin/firefox-esr',
          args: [],
          env,
          firefoxUserPrefs: {
            'ui.prefersReducedMotion': 1,
            // As a phone's, they take no room.
            'ui.useOverlayScrollbars': 1,
            // Elsewhere its pages may read no fonts.
            'security.sandbox.content.read_path_whitelist': `${resolve('node_modules/dejavu-fonts-ttf/ttf')}/`,
          },
        },
      },
    },
    { name: 'webkit', testMatch: 'other-engines/webkit.spec.ts' },
  ],
})
