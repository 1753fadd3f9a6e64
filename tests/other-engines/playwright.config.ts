import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import whole from '../../playwright.config'
import { environmentWith } from '../fixtures/browser/device-fonts'

const env = environmentWith('dejavu')

/** Current browsers other than Chromium. Debian has no geckodriver, but Firefox supports WebDriver BiDi itself. */
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
        // Our policy blocks the style that a screenshot needs.
        screenshot: 'off',
        launchOptions: {
          executablePath: '/usr/bin/firefox-esr',
          args: [],
          env,
          firefoxUserPrefs: {
            'ui.prefersReducedMotion': 1,
            // Like those of a phone, they take no space.
            'ui.useOverlayScrollbars': 1,
            // By default its pages cannot read fonts outside of system folders.
            'security.sandbox.content.read_path_whitelist': `${resolve('node_modules/dejavu-fonts-ttf/ttf')}/`,
          },
        },
      },
    },
    { name: 'webkit', testMatch: 'other-engines/webkit.spec.ts' },
  ],
})
