import type { Browser } from '@playwright/test'
import { throttle } from './page-load'

/** Milliseconds between the first paint and the tap: what a quick thumb needs. */
export const TAP_AFTER = 300

declare global {
  interface Window {
    tookAfterTap?: number
  }
}

interface Tap {
  /** What is tapped, and what shows that the reader can go on. */
  button: string
  usable: string
}

/** Taps a button of a page that loads over a slow connection; milliseconds until the reader can go on. */
export async function tapSlowly(browser: Browser, address: string, tap: Tap): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true })
  const page = await context.newPage()
  await throttle(await context.newCDPSession(page))
  await page.addInitScript(watchTap, { ...tap, after: TAP_AFTER })
  await page.goto(address, { waitUntil: 'commit' })
  // A tap may open another page, whose scripts begin anew.
  const took = await page.waitForFunction(() => window.tookAfterTap, undefined, { polling: 100, timeout: 60_000 })
  const milliseconds = await took.jsonValue()
  await context.close()
  return milliseconds ?? Number.NaN
}

/** Runs in each document before anything of it. The tap is noted for the page that it opens. */
function watchTap({ button, usable, after }: Tap & { after: number }) {
  const KEPT = 'tapped-at'
  const now = () => performance.timeOrigin + performance.now()
  const press = () => {
    sessionStorage.setItem(KEPT, String(now()))
    const element = document.querySelector<HTMLElement>(button)
    element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    element?.click()
  }
  const look = () => {
    const tappedAt = Number(sessionStorage.getItem(KEPT))
    if (tappedAt && document.querySelector(usable)?.checkVisibility()) window.tookAfterTap = now() - tappedAt
    else requestAnimationFrame(look)
  }
  const paints = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0 && !sessionStorage.getItem(KEPT)) setTimeout(press, after)
  })
  paints.observe({ type: 'paint', buffered: true })
  look()
}
