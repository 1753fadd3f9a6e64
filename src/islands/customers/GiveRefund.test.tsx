// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { typeInto } from '../../../tests/fixtures/typing'
import GiveRefund from './GiveRefund'

await loadMessages('en')

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const sent: object[] = []

const entry = (id: number, orderId: number | null, kind: LedgerEntry['kind'], amount: string): LedgerEntry => ({
  ...{ id, orderId, kind, amount, customerId: 7, date: '2026-11-01', method: 'cash', reference: '', billNumber: null },
  ...{ reverses: null, note: '', at: '2026-11-01T06:00:00.000Z', by: 'operator' },
})

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_path: string, { body = '{}' }: { body?: string } = {}) => {
    sent.push(JSON.parse(body))
    return new Response('{}', { status: 201 })
  })
  return () => {
    flushSync(() => root.render(null))
    sessionStorage.clear()
    vi.unstubAllGlobals()
  }
})

function show() {
  const onClose = vi.fn()
  const entries = [
    entry(1, 3, 'payment', '-5000.00'),
    entry(2, 4, 'payment', '-800.00'),
    entry(3, 4, 'refund', '800.00'),
    entry(4, null, 'payment', '-100.00'),
  ]
  flushSync(() => root.render(<GiveRefund customer={{ id: 7, name: 'Bilal', entries }} onClose={onClose} />))
  return onClose
}

const type = (name: string, text: string) => typeInto(place.querySelector(`[name="${name}"]`) as HTMLInputElement, text)

const press = () => (place.querySelector('form[aria-label] [type="submit"]') as HTMLButtonElement).click()

test('offers what is in advance and the orders of which something was paid, and sends a refund', async () => {
  const onClose = show()
  expect([...place.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'What is in advance',
    'Order #3, ₹5,000 paid',
  ])
  type('amount', '1,000')
  press()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent[0]).toMatchObject({ customerId: 7, kind: 'refund', amount: '1000.00', method: 'cash', orderId: null })
})

test('refuses an amount below zero at its field, and sends nothing', async () => {
  show()
  type('amount', '-5')
  press()
  await vi.waitFor(() => expect(place.textContent).toContain('Please enter an amount above zero.'))
  expect(sent).toEqual([])
})
