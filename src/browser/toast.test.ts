// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringWords, liveWords } from '~/content/live-words'
import { showToast } from './toast'

await bringWords('en')
const words = liveWords('en')

const region = () => document.querySelector<HTMLElement>('[role="region"]')

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
})
afterEach(() => void vi.useRealTimers())

test('a toast is a named region, takes the place of the last, and goes after five seconds', () => {
  showToast('Error', 'Please try again.', 'destructive', words)
  showToast('Message Sent!', 'Thank you.', 'plain', words)
  expect(document.querySelectorAll('li')).toHaveLength(1)
  expect(region()?.ariaLabel).toBe('Notices (F8)')
  expect(region()?.querySelector('li')?.textContent).toBe('Message Sent!Thank you.×')
  vi.advanceTimersByTime(4999)
  expect(region()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(region()).toBeNull()
})

test('a toast stays while somebody points at it, and goes by its button, or by Escape', () => {
  showToast('Message Sent!', 'Thank you.', 'plain', words)
  region()?.dispatchEvent(new Event('pointerenter'))
  vi.advanceTimersByTime(60_000)
  region()?.dispatchEvent(new Event('pointerleave'))
  vi.advanceTimersByTime(4999)
  region()?.querySelector('button')?.click()
  expect(region()).toBeNull()
  showToast('Message Sent!', 'Thank you.', 'plain', words)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }))
  expect(document.activeElement).toBe(region())
  region()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(region()).toBeNull()
})

test('a swipe to the right of 50 px puts a toast away, and a shorter one does not', () => {
  showToast('Message Sent!', 'Thank you.', 'plain', words)
  const swipe = (pixels: number) => {
    const item = region()?.querySelector('li')
    item?.dispatchEvent(new PointerEvent('pointerdown', { clientX: 100 }))
    item?.dispatchEvent(new PointerEvent('pointermove', { clientX: 100 + pixels }))
    item?.dispatchEvent(new PointerEvent('pointerup', { clientX: 100 + pixels }))
  }
  for (const short of [49, -60]) swipe(short)
  expect(region()).not.toBeNull()
  swipe(50)
  expect(region()).toBeNull()
})
