// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import Dialog from './Dialog'

await loadMessages('en')

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)

afterEach(() => flushSync(() => root.render(null)))

function show(mayClose?: () => boolean) {
  const onClose = vi.fn()
  const props = { title: 'Early Stage', onClose, children: null, ...(mayClose && { mayClose }) }
  flushSync(() => root.render(<Dialog {...props} />))
  const dialog = place.querySelector('dialog') as HTMLDialogElement
  return { dialog, onClose, form: dialog.querySelector('form') as HTMLFormElement }
}

const cancel = () => new Event('cancel', { cancelable: true })
const submit = () => new Event('submit', { bubbles: true, cancelable: true })

test.each([
  ['Esc', ({ dialog }: ReturnType<typeof show>) => dialog.dispatchEvent(cancel())],
  ['its button', ({ form }: ReturnType<typeof show>) => form.dispatchEvent(submit())],
  ['a click beside it', ({ dialog }: ReturnType<typeof show>) => dialog.click()],
])('%s calls onClose once, without waiting for the close event', (_, press) => {
  const shown = show()
  // Browsers fire the event after they close the dialog.
  vi.spyOn(shown.dialog, 'close').mockImplementation(() => shown.dialog.removeAttribute('open'))
  press(shown)
  expect([shown.onClose.mock.calls.length, shown.dialog.open]).toEqual([1, false])
  shown.dialog.dispatchEvent(new Event('close'))
  expect(shown.onClose).toHaveBeenCalledTimes(1)
})

test('stays open if the person declines to close', () => {
  const { dialog, form, onClose } = show(() => false)
  const events = [cancel(), submit()]
  dialog.dispatchEvent(events[0] as Event)
  form.dispatchEvent(events[1] as Event)
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true])
  expect([dialog.open, onClose.mock.calls.length]).toEqual([true, 0])
})
