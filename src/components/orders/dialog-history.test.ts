// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import './dialog-history'

const entry = { index: 3 }
const [details, order] = ['details', 'order'].map((id) => Object.assign(document.createElement('dialog'), { id })) as [
  HTMLDialogElement,
  HTMLDialogElement,
]
let back: MockInstance<typeof history.back>

/** Browsers move through the history asynchronously. */
function arrive(state: object) {
  history.replaceState(state, '')
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

const noticed = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  history.replaceState(entry, '', '/shop')
  document.dispatchEvent(new Event('astro:after-swap'))
  document.body.replaceChildren(details, order)
  back = vi.spyOn(history, 'back').mockReturnValue()
})

afterEach(async () => {
  for (const dialog of [details, order]) dialog.open = false
  await noticed()
  vi.restoreAllMocks()
})

test('an open dialog has a history entry, which is removed when it closes', async () => {
  details.showModal()
  await noticed()
  expect(history.state).toEqual({ ...entry, dialog: true })
  details.close()
  await noticed()
  expect(back).toHaveBeenCalledTimes(1)
})

test('a form that replaces the details reuses their entry', async () => {
  const push = vi.spyOn(history, 'pushState')
  details.showModal()
  await noticed()
  details.close()
  order.showModal()
  await noticed()
  expect([push.mock.calls.length, back.mock.calls.length]).toEqual([1, 0])
  arrive(entry)
  expect(order.open).toBe(false)
})

test('a dialog opened during a step back stays open, with an entry', async () => {
  details.showModal()
  await noticed()
  details.close()
  await noticed()
  order.showModal()
  await noticed()
  arrive(entry)
  expect([order.open, history.state]).toEqual([true, { ...entry, dialog: true }])
})

test('a dialog opened and closed during a step back causes no second step', async () => {
  details.showModal()
  await noticed()
  details.close()
  await noticed()
  details.showModal()
  await noticed()
  details.close()
  await noticed()
  arrive(entry)
  expect([back.mock.calls.length, history.state]).toEqual([1, entry])
})

test('Back from a dialog opened by a link returns to the page of that link', async () => {
  history.replaceState(entry, '', '/shop?order=LTF-SMALL-25')
  order.showModal()
  await noticed()
  expect(history.state).toEqual(entry)
})

test('Back leaves the page at once after a reload closed the dialog', () => {
  arrive({ ...entry, dialog: true })
  arrive(entry)
  expect(back).toHaveBeenCalledTimes(1)
})

test('the router loads the page of a step only if it is another one', async () => {
  const asks = (state: object) => {
    history.replaceState(state, '')
    const step = Object.assign(new Event('astro:before-preparation'), { navigationType: 'traverse', loader: load })
    document.dispatchEvent(step)
    return step.loader === load
  }
  const load = () => {}
  details.showModal()
  await noticed()
  expect([asks({ index: 2 }), asks(entry)]).toEqual([true, false])
})
