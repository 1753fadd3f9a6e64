import type { Page } from '@playwright/test'
import type { Launch } from './line'

/** A cheap phone, with a quarter of this machine's speed. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
export const SLOWDOWN = 4

/** Milliseconds after the load event, in which the largest paint may still change. */
const SETTLED_AFTER = 1000

export interface Paint {
  /** Milliseconds since the start of the navigation. */
  first: number
  largest: number
  loaded: number
  /** The element of the largest paint. */
  shows: string
  requests: number
}

/** Opens a page in a new browser with a phone's screen and a slower processor. */
export async function openPhone(launch: Launch, slowdown = SLOWDOWN) {
  const browser = await launch()
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, session, close: () => browser.close() }
}

/** Loads a page in a new browser and measures its paints. */
export async function paintOf(launch: Launch, address: string): Promise<Paint> {
  const { page, close } = await openPhone(launch)
  try {
    await page.addInitScript(watchLargest)
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(SETTLED_AFTER)
    return await page.evaluate(readPaint)
  } finally {
    await close()
  }
}

export const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, { polling: 20 })

function watchLargest() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) Object.assign(window, { largest: entry })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

function readPaint(): Paint {
  const { largest } = window as unknown as { largest?: PerformanceEntry & { element?: Element; url?: string } }
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  return {
    first: first?.startTime ?? Number.NaN,
    largest: largest?.startTime ?? Number.NaN,
    loaded: navigation.loadEventEnd,
    shows: largest?.url?.split('/').at(-1) || (largest?.element?.localName ?? '–'),
    requests: performance.getEntriesByType('resource').length + 1,
  }
}
