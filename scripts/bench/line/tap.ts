import type { Launch } from './line'
import { firstPaint, openPhone } from './paint'
import type { Place, Tap } from './taps'

const AT_MOST = 60_000

/** Taps a page `after` milliseconds after its first paint; returns milliseconds until it is usable. */
export async function timeTap(launch: Launch, origin: string, slowdown: number, tap: Tap, after: number): Promise<number> {
  const { page, close } = await openPhone(launch, slowdown)
  try {
    await page.goto(origin + tap.path, { waitUntil: 'commit' })
    await firstPaint(page)
    const at = await page.locator(tap.target).first().evaluate(middle)
    await page.waitForTimeout(after)
    const tapped = performance.now()
    await tap.act(page, at)
    await page.waitForFunction(tap.isUsable, undefined, { polling: 'raf', timeout: AT_MOST })
    return performance.now() - tapped
  } finally {
    await close()
  }
}

/** Scrolls to an element; returns its centre in the window. */
function middle(element: Element): Place {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
