// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { watchForm } from './submit'

const noSignal = () => Promise.reject(new TypeError('Failed to fetch'))

test('a field that is mended without a signal keeps its error, and sending says what failed', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  globalThis.loadPageMessages = noSignal
  document.body.innerHTML = '<form><input name="name" aria-invalid="true" /><button type="submit">Send</button></form>'
  const form = document.querySelector('form') as HTMLFormElement
  const bringSending = vi.fn(noSignal)
  const fail = vi.fn()
  watchForm(form, { bringSending, textsOf: () => ({}), send: noSignal, fail, keep: noSignal })

  form.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(bringSending).toHaveBeenCalledOnce()
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await expect.poll(() => fail.mock.calls.length).toBe(1)
  // Node tells of unhandled rejections before the next timer.
  await new Promise((next) => setTimeout(next))
  expect(unhandled).not.toHaveBeenCalled()
  expect(form.querySelector('[aria-invalid="true"]')).not.toBeNull()
  process.off('unhandledRejection', unhandled)
})
