import { defineConfig, devices } from '@playwright/test'
import whole from '../../playwright.config'
import { OLD_ENGINES, startOf } from '../../scripts/old-engines.mjs'
import { environmentWith } from '../fixtures/browser/device-fonts'

/** A phone in each of the old browsers. */
export default defineConfig({
  ...whole,
  testDir: '.',
  outputDir: '../../test-results/old-engines',
  globalSetup: './engines.ts',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../test-results/old-engines.json' }]],
  projects: OLD_ENGINES.map(({ name }) => {
    const { executablePath, libraries } = startOf(name)
    const env = { ...environmentWith('dejavu'), LD_LIBRARY_PATH: libraries }
    const { viewport, hasTouch } = { viewport: { width: 360, height: 740 }, hasTouch: true }
    return {
      name,
      use: {
        ...devices['Desktop Chrome'],
        viewport,
        hasTouch,
        launchOptions: { ...whole.use?.launchOptions, executablePath, env },
      },
    }
  }),
})
