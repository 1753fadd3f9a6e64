import { isSlow } from '~/stores/connection'

const SLOW_WAIT = 8000
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

/** Runs once the page has loaded, been painted and gone idle; on a slow connection later still, or at the reader's first touch. */
export function whenCalm(run: () => unknown) {
  const begin = () => afterPaint(() => settle(run))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** A quick line has a page loaded before a slow phone has painted it. A tab in the background paints nothing. */
function afterPaint(run: () => void) {
  if (document.hidden) run()
  else requestAnimationFrame(() => requestAnimationFrame(run))
}

function settle(run: () => unknown) {
  // Safari has no idle callback.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => run(), { timeout: 2000 }) : setTimeout(run, 200)
  if (!isSlow()) return void whenIdle()
  const ended = new AbortController()
  const begin = () => {
    ended.abort()
    whenIdle()
  }
  const timer = setTimeout(begin, SLOW_WAIT)
  ended.signal.addEventListener('abort', () => clearTimeout(timer))
  for (const touch of TOUCHES) addEventListener(touch, begin, { signal: ended.signal, passive: true })
}
