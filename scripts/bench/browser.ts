import { type Browser, chromium } from '@playwright/test'
import { shellPath } from '../chromium.mjs'

/** Runs `work` with a headless browser. */
export async function withBrowser(work: (browser: Browser) => Promise<void>) {
  const browser = await chromium.launch({
    executablePath: shellPath() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}
