// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { bringWords } from '~/content/live-words'
import { typeInto } from '../../../../tests/fixtures/typing'
import TakePayment from './TakePayment'

await bringWords('en')

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const close = () => flushSync(() => root.render(null))
const ask = vi.fn()

beforeEach(() => {
  vi.stubGlobal('confirm', ask.mockReset())
  return () => {
    close()
    sessionStorage.clear()
    vi.unstubAllGlobals()
  }
})

function show() {
  const onClose = vi.fn()
  const customer = { id: 7, name: 'Bilal', balance: '500.00', advance: '0.00' }
  flushSync(() => root.render(<TakePayment customer={customer} onClose={onClose} />))
  const reference = place.querySelector('[name="reference"]') as HTMLInputElement
  return { onClose, reference }
}

test('keeps a typed payment when the page is left, such as for a sign-in', () => {
  typeInto(show().reference, 'UTR 4711')
  close()
  expect(show().reference.value).toBe('UTR 4711')
})

test.each([false, true])('asks before Esc discards a typed payment; agreed: %s', (isAgreed) => {
  ask.mockReturnValueOnce(isAgreed)
  const { onClose, reference } = show()
  typeInto(reference, 'UTR 4711')
  place.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
  expect([ask.mock.calls.length, onClose.mock.calls.length]).toEqual([1, isAgreed ? 1 : 0])
  close()
  expect(show().reference.value).toBe(isAgreed ? '' : 'UTR 4711')
})
