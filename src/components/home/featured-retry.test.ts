// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './featured-retry'

const WAITING = '<section id="featured"><p role="alert">Failed.<button data-retry>Try again</button></p></section>'
const READ = '<section id="featured"><h3>Early Stage Trout Feed</h3></section>'
const ask = vi.fn()
const alert = () => document.querySelector('[role="alert"]')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    ask.mockReset().mockImplementation(async () => new Response(WAITING)),
  )
  document.body.innerHTML = WAITING
  document.dispatchEvent(new Event('astro:page-load'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('tries again each five seconds and when asked, and shows the cards once the shop can be read', async () => {
  await vi.advanceTimersByTimeAsync(5000)
  expect([ask.mock.calls.length, alert() !== null]).toEqual([1, true])
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  document.querySelector<HTMLElement>('[data-retry]')?.click()
  await vi.advanceTimersByTimeAsync(0)
  expect([ask.mock.calls.length, alert() !== null]).toEqual([2, true])
  ask.mockImplementation(async () => new Response(READ))
  await vi.advanceTimersByTimeAsync(5000)
  expect([alert(), document.querySelector('h3')?.textContent]).toEqual([null, 'Early Stage Trout Feed'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
})
