import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { shellPath } from '../chromium.mjs'

/** Bits a second and milliseconds, as of a weak signal; the processor runs at a fraction of this machine's. */
export const SLOW = { bitsPerSecond: 400_000, latency: 400, slowdown: 4 }

interface PageLoad {
  requests: number
  bytes: { document: number; script: number; picture: number; other: number }
  earlyScript: number
  firstPaint: number
  largestPaint: number
  loaded: number
  blocked: number
  shift: number
}

const KINDS: Record<string, keyof PageLoad['bytes']> = { Document: 'document', Script: 'script', Image: 'picture' }

/** Loads a page anew in a phone's window over a slow connection, and measures what its reader waits for. Video is left out. */
export async function loadSlowly(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const traffic = await watchTraffic(session)
  await throttle(session)
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'load' })
  const earlyScript = traffic.bytes.script
  const measured = await page.evaluate(readObserved)
  await settled(page)
  const { largestPaint, blocked, shift } = await page.evaluate(readObserved)
  await context.close()
  return { ...traffic, earlyScript, ...measured, largestPaint, blocked, shift }
}

async function throttle(session: CDPSession) {
  const throughput = SLOW.bitsPerSecond / 8
  const conditions = { offline: false, latency: SLOW.latency, downloadThroughput: throughput, uploadThroughput: throughput }
  await session.send('Network.emulateNetworkConditions', conditions)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown })
}

async function watchTraffic(session: CDPSession) {
  const traffic = { requests: 0, bytes: { document: 0, script: 0, picture: 0, other: 0 } }
  const kinds = new Map<string, string>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? ''
    if (kind === 'Media') return
    traffic.requests++
    traffic.bytes[KINDS[kind] ?? 'other'] += encodedDataLength
  })
  return traffic
}

/** Until the page has come to rest: the scripts that wait for an idle page included. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

function observe() {
  const observed = { largestPaint: 0, blocked: 0, shift: 0 }
  Object.assign(window, { observed })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime
  })
  watch('longtask', ({ duration }) => {
    observed.blocked += Math.max(0, duration - 50)
  })
  watch('layout-shift', (entry) => {
    observed.shift += (entry as PerformanceEntry & { value: number }).value
  })
}

function readObserved() {
  const { observed } = window as unknown as { observed: Pick<PageLoad, 'largestPaint' | 'blocked' | 'shift'> }
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [{ loadEventStart: loaded }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  return { ...observed, firstPaint: paint?.startTime ?? 0, loaded }
}

/** Runs `work` with a browser that sees no window. */
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
