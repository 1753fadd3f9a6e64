// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attempt, forgetTyped } from '~/stores/forms/typed-forms'
import { SILENCE } from '~/stores/time-limit'
import { watchForm, withWords } from './submit'

const noSignal = () => Promise.reject(new TypeError('Failed to fetch'))
const noScript = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** What the browser posted without scripts: path and fields. */
const posted: [path: string, fields: Record<string, unknown>][] = []

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    posted.push([`${this.method} ${new URL(this.action).pathname}`, Object.fromEntries(new FormData(this))])
  })
  globalThis.loadPageMessages = noSignal
})

afterEach(() => {
  posted.length = 0
  document.body.innerHTML = ''
  forgetTyped('order')
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A form with its scripts. */
function takeOver(handlers: Partial<Parameters<typeof watchForm>[1]> = {}, { keeps = '', key = 'of-the-page' } = {}) {
  document.body.innerHTML = `<form action="/ur/shop" method="post" data-keeps="${keeps}">
    <input type="hidden" name="order" value="LTF-STOCK-25" /><input hidden name="key" value="${key}" />
    <input id="name" name="name" value="Ghulam" /><textarea id="address" name="address">Lower Bazaar\nTral</textarea>
    <button type="submit" name="take" value="7">Order 7</button><button type="submit">Send</button>
  </form>`
  const form = document.querySelector('form') as HTMLFormElement
  const field = form.querySelector('#name') as HTMLInputElement
  const fail = vi.fn()
  const textsOf = () => ({ name: field.value })
  watchForm(form, { name: 'order', bringSending: noScript, textsOf, send: noScript, fail, keep: noScript, ...handlers })
  const press = (submitter?: HTMLElement | null) =>
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitter ?? null }))
  return { form, field, fail, press }
}

const TYPED = { order: 'LTF-STOCK-25', name: 'Ghulam', address: 'Lower Bazaar\nTral' }
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test('a field corrected while offline keeps its error, and sending reports the failure', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const bringSending = vi.fn(noSignal)
  const { form, field, fail, press } = takeOver({ bringSending, send: noSignal })
  field.setAttribute('aria-invalid', 'true')

  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(bringSending).toHaveBeenCalledOnce()
  press()
  await expect.poll(() => fail.mock.calls.length).toBe(1)
  // Node reports unhandled rejections before the next timer.
  await new Promise((next) => setTimeout(next))
  expect(unhandled).not.toHaveBeenCalled()
  expect(form.querySelector('[aria-invalid="true"]')).not.toBeNull()
  expect(posted).toEqual([])
  process.off('unhandledRejection', unhandled)
})

test.each([
  ['does not come', noScript],
  ['fails while it runs', async () => (undefined as unknown as string).length],
])('a form whose script %s is posted by the browser with its input, in its language', async (_what, send) => {
  const { fail, press } = takeOver({ send: async () => void (await send()) })
  press()
  await expect.poll(() => posted).toEqual([['post /ur/shop', { ...TYPED, key: expect.stringMatching(UUID) }]])
  expect(fail).not.toHaveBeenCalled()
})

test('a posted form has the idempotency key that scripts may have used, also on repeated submits', async () => {
  const keys: string[] = []
  const { field, press } = takeOver({
    send: async (attempt) => {
      keys.push(attempt.key)
      throw new TypeError('broken')
    },
  })
  for (const count of [1, 2]) {
    press()
    await expect.poll(() => posted.length).toBe(count)
  }
  field.value = 'Haleema'
  press()
  await expect.poll(() => posted.length).toBe(3)
  expect(posted.map(([, { key }]) => key)).toEqual(keys)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('if a script fails after it cleared the form, the input at the time of the click is posted', async () => {
  const { form, field, press } = takeOver({
    send: async () => {
      field.value = ''
      throw new TypeError('broken')
    },
  })
  press(form.querySelector<HTMLElement>('[name="take"]'))
  await expect.poll(() => posted[0]?.[1]).toMatchObject({ ...TYPED, take: '7' })
})

test('a hanging script is given the same time limit as a silent server', async () => {
  vi.useFakeTimers()
  globalThis.loadPageMessages = async () => ({}) as never
  const hanging = () => withWords(new Promise<never>(() => {}))
  const { press } = takeOver({ bringSending: hanging, send: async () => void (await hanging()) })
  press()
  await vi.advanceTimersByTimeAsync(SILENCE - 1)
  expect(posted).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(posted).toMatchObject([['post /ur/shop', TYPED]])
})

test('does not wait for messages whose script failed', async () => {
  globalThis.loadPageMessages = undefined
  await expect(withWords(Promise.resolve({}))).rejects.toThrow('has failed')
})

test.each([
  ['its key keeps the attempt', (key: string) => key, true],
  ['another key begins a new one', () => 'another', false],
])('for a form returned by the server, %s', async (_what, given, isSame) => {
  const { key } = attempt('order', [{ name: 'Ghulam' }, 'LTF-STOCK-25'])
  const { press } = takeOver({}, { keeps: 'posted', key: given(key) })
  press()
  await expect.poll(() => posted.length).toBe(1)
  expect(posted[0]?.[1]['key'] === key).toBe(isSame)
})

test('empty fields are reported at once, before the checks load, and nothing is sent', async () => {
  vi.resetModules()
  const fresh = await import('./submit')
  document.body.innerHTML = `<form data-required="Please fill in this field."><input id="name" name="name" required>
    <small id="name-error"></small><input id="email" name="email"><small id="email-error"></small><button type="submit">Send</button></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const send = vi.fn(async () => {})
  const sending = Promise.withResolvers<never>()
  const textsOf = () => ({ name: form.querySelector('input')?.value ?? '' })
  fresh.watchForm(form, { name: 'order', bringSending: () => sending.promise, textsOf, send, fail: vi.fn(), keep: send })
  const press = () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  press()
  expect(form.querySelector('#name-error')?.textContent).toBe('Please fill in this field.')
  expect([form.querySelector('#email-error')?.textContent, form.querySelector('button')?.textContent]).toEqual(['', 'Send'])
  expect(document.activeElement).toBe(form.querySelector('input'))
  sending.reject(new TypeError('no script'))
  await expect(sending.promise).rejects.toThrow()
  expect(send).not.toHaveBeenCalled()
  const field = form.querySelector('input') as HTMLInputElement
  field.value = 'Gulzar'
  press()
  expect(send).toHaveBeenCalledOnce()
})
