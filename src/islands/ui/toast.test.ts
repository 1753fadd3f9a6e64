// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import { noteDialog } from '~/stores/open-dialogs'
import { showError, showToast } from '~/stores/toasts'
import { watchToasts } from './toast'

await loadMessages('en')

const region = () => document.querySelector<HTMLElement>('[role="region"]')
const items = () => [...document.querySelectorAll('[role="region"] li')]
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  end = watchToasts()
})
afterEach(() => {
  end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('a toast is in a named region, replaces the previous one, and disappears after five seconds', () => {
  showError('Please try again.')
  expect(region()?.querySelector('ol')?.getAttribute('aria-live')).toBe('assertive')
  showToast('Message Sent!', 'Thank you.')
  expect(region()?.querySelector('ol')?.getAttribute('aria-live')).toBe('polite')
  expect(region()?.getAttribute('aria-label')).toBe('Notices (F8)')
  expect(items().map(({ textContent }) => textContent)).toEqual(['Message Sent!Thank you.×'])
  vi.advanceTimersByTime(4999)
  expect(items()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(items()).toHaveLength(0)
})

test('a toast stays while hovered, and closes by its button or Escape', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  showToast('Message Sent!', 'Thank you.')
  region()?.dispatchEvent(new Event('pointerenter'))
  vi.advanceTimersByTime(60_000)
  region()?.dispatchEvent(new Event('pointerleave'))
  vi.advanceTimersByTime(4999)
  region()?.querySelector('button')?.click()
  expect(items()).toHaveLength(0)
  showToast('Message Sent!', 'Thank you.')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' }))
  expect(document.activeElement).toBe(region())
  region()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(items()).toHaveLength(0)
  expect(document.activeElement).toBe(field)
})

test('a toast stays while the focus is in it, though the pointer leaves it or another toast replaces it', () => {
  showToast('Order Deleted', 'It is gone.', { label: 'Undo', run() {} })
  region()?.querySelector('button')?.focus()
  for (const sign of ['pointerenter', 'pointerleave']) region()?.dispatchEvent(new Event(sign))
  vi.advanceTimersByTime(60_000)
  expect(items()).toHaveLength(1)
  showError('Please try again.')
  expect(region()?.contains(document.activeElement)).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(items()).toHaveLength(1)
  region()?.blur()
  vi.advanceTimersByTime(10_000)
  expect(items()).toHaveLength(0)
})

test('a toast’s action runs once, and its shortcut is announced', () => {
  const run = vi.fn()
  showToast('Order Deleted', 'It is gone.', { label: 'Undo', run })
  expect(items()[0]?.textContent).toContain('Undo: press F8 to reach this notice')
  region()?.querySelector('button')?.click()
  expect(run).toHaveBeenCalledTimes(1)
  expect(items()).toHaveLength(0)
})

test('a toast is in the topmost dialog, and moves out when that closes', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  showToast('Saved', 'All is kept.')
  const close = noteDialog(dialog)
  expect(dialog.contains(region())).toBe(true)
  close()
  expect(dialog.contains(region())).toBe(false)
  expect(items()).toHaveLength(1)
})

test('a swipe of 50 px to the right closes a toast, a shorter one does not', () => {
  showToast('Message Sent!', 'Thank you.')
  const swipe = (pixels: number) => {
    const [item] = items()
    item?.dispatchEvent(new PointerEvent('pointerdown', { clientX: 100 }))
    item?.dispatchEvent(new PointerEvent('pointermove', { clientX: 100 + pixels }))
    item?.dispatchEvent(new PointerEvent('pointerup', { clientX: 100 + pixels }))
  }
  for (const short of [49, -60]) swipe(short)
  expect(items()).toHaveLength(1)
  swipe(50)
  expect(items()).toHaveLength(0)
})
