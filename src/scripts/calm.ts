import { isSlow } from '~/stores/connection'

const SLOW_WAIT = 8000
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

/** Runs once the page has loaded and gone idle; on a slow connection later still, or at the reader's first touch. */
export function whenCalm(run: () => void) {
  if (document.readyState === 'complete') settle(run)
  else addEventListener('load', () => settle(run), { once: true })
}

function settle(run: () => void) {
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
