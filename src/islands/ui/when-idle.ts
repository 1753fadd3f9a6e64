import { isSlow } from '~/stores/connection'

declare global {
  /** Settles when touched islands have hydrated. */
  var hydrating: Promise<unknown> | undefined
}

const SLOW_WAIT = 8000
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

/** Runs once the page has loaded, painted and become idle. A slow connection waits 8 s more, or until the first touch. */
export function whenIdle(run: () => unknown) {
  const begin = () => afterPaint(() => waitForIdle(run))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

/** A page may load before a slow phone has painted it. A hidden tab never paints. */
function afterPaint(run: () => void) {
  if (document.hidden) run()
  else requestAnimationFrame(() => requestAnimationFrame(run))
}

function waitForIdle(run: () => unknown) {
  const runIdle = async () => {
    await globalThis.hydrating
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => run(), { timeout: 2000 })
    else setTimeout(run, 200)
  }
  if (!isSlow()) return void runIdle()
  const ended = new AbortController()
  const begin = () => {
    ended.abort()
    runIdle()
  }
  const timer = setTimeout(begin, SLOW_WAIT)
  ended.signal.addEventListener('abort', () => clearTimeout(timer))
  for (const touch of TOUCHES) addEventListener(touch, begin, { signal: ended.signal, passive: true })
}
