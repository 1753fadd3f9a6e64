// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import { typeInto } from '../../../tests/fixtures/browser/typing'
import TakePayment from './TakePayment'

await loadMessages('en')

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

test('keeps the draft of a payment when the page is left, as for a sign-in', () => {
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

/** A server that asks about more than ₹500. */
function asking() {
  const sent: { amount: string; advance: string }[] = []
  vi.stubGlobal('fetch', async (_path: string, { body = '{}' }: { body?: string } = {}) => {
    const entry = JSON.parse(body)
    sent.push(entry)
    if (Number(entry.advance) >= 9500) return new Response('{}', { status: 201 })
    const detail = 'Only ₹500 is owed. Keep ₹9,500 as advance?'
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail, current: { advance: '9500.00' } }
    return new Response(JSON.stringify(problem), { status: 409 })
  })
  return sent
}

const button = (words: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === words) as HTMLButtonElement

test('asks once whether to keep the excess as advance', async () => {
  const { onClose } = show()
  const sent = asking()
  typeInto(place.querySelector('[name="amount"]') as HTMLInputElement, '10000')
  button('Take payment').click()
  await vi.waitFor(() => expect(place.textContent).toContain('Only ₹500 is owed. Keep ₹9,500 as advance?'))
  expect(onClose).not.toHaveBeenCalled()
  button('Keep ₹9,500 as advance').click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent.map(({ amount, advance }) => [amount, advance])).toEqual([
    ['10000.00', '0.00'],
    ['10000.00', '9500.00'],
  ])
})

test('asks again about another amount', async () => {
  const { onClose } = show()
  const sent = asking()
  const amount = place.querySelector('[name="amount"]') as HTMLInputElement
  typeInto(amount, '10000')
  button('Take payment').click()
  await vi.waitFor(() => expect(button('Keep ₹9,500 as advance')).toBeTruthy())
  typeInto(amount, '20000')
  expect(button('Keep ₹9,500 as advance')).toBeUndefined()
  button('Take payment').click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect([sent[1]?.advance, onClose.mock.calls.length]).toEqual(['0.00', 0])
})
