// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import type { CustomerOrder } from '~/domain/customers/customer-balances-schema'
import { typeInto } from '../../../tests/fixtures/browser/typing'
import GiveRefund from './GiveRefund'

await loadMessages('en')

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const sent: object[] = []

const order = (id: number, refundable: string): CustomerOrder => ({
  ...{ id, refundable, due: '5000.00', paid: refundable, totalAmount: '5000.00', paymentStatus: 'pending' },
  ...{ createdAt: '2026-11-01T06:00:00.000Z', status: 'delivered', items: [] },
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
  const orders = [order(3, '5000.00'), order(4, '0.00')]
  flushSync(() => root.render(<GiveRefund customer={{ id: 7, name: 'Bilal', orders }} onClose={onClose} />))
  return onClose
}

const type = (name: string, text: string) => typeInto(place.querySelector(`[name="${name}"]`) as HTMLInputElement, text)

const press = () => (place.querySelector('form[aria-label] [type="submit"]') as HTMLButtonElement).click()

test('offers the advance and the orders with payments, and sends a refund', async () => {
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

test('refuses a negative amount at its field, and sends nothing', async () => {
  show()
  type('amount', '-5')
  press()
  await vi.waitFor(() => expect(place.textContent).toContain('Please enter an amount above zero.'))
  expect(sent).toEqual([])
})
