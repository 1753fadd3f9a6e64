// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import type { FeedOption } from '~/domain/orders/feed-option'
import { refreshProducts } from '~/stores/catalog/products'
import { send, wrongIn } from './sending'

const feed = { id: 1, name: 'Early Stage', sku: 'E', weight: '25kg', price: '2500.00', stockQuantity: 9, category: 'early' }
const texts = { name: 'N', email: 'n@example.com', phone: '1', address: 'K', district: '', quantity: '2', message: '', more: '' }
const attempt = { key: '5f0c2f6e-3f5a-4c53-9d0e-6f6a5d3b8a11', mayBeSent: false }
const order = { texts, feed: feed as FeedOption, flow: 'shop' as const, deliveryCharge: '0.00', attempt }

await loadMessages('en')
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['waits for a shop that has failed', { state: 'failed', waitsFor: 'shop' }, async () => new Response('', { status: 500 })],
  [
    'waits for a signal after a silence',
    { state: 'failed', waitsFor: 'signal' },
    () => Promise.reject(new DOMException('No answer', 'TimeoutError')),
  ],
  ['was heard by nobody without a signal', { state: 'unheard' }, () => Promise.reject(new TypeError('no network'))],
])('an order %s', async (_, outcome, fetch) => {
  vi.stubGlobal('fetch', fetch)
  expect(await send(order, messagesOf('en'))).toMatchObject(outcome)
})

test.each([
  ['home', ['/api/contact'], 'failed'],
  ['home', ['/api/notifications'], 'failed'],
  ['shop', ['/api/orders', '/api/notifications'], 'placed'],
  ['shop', ['/api/orders', '/api/contact', '/api/notifications'], 'failed'],
] as const)('from the %s page, with %j failing, an order has %s', async (flow, failing, state) => {
  const fails = (path: string) => failing.some((each) => each === path)
  vi.stubGlobal('fetch', async (path: string) => Response.json({ id: 7 }, { status: fails(path) ? 503 : 201 }))
  expect(await send({ ...order, flow }, messagesOf('en'))).toMatchObject({ state })
})

test('localizes a refusal by its code', async () => {
  const problem = { type: 'about:blank', title: 'Refused', status: 422, detail: 'Refused.', code: 'not-for-sale' }
  const errors = [{ path: 'items.0.quantity', message: 'Few.', code: 'stock-left', values: { left: '3', name: 'Early' } }]
  const words = messagesOf('en')
  const sentences = { ...words.sentences, 'stock-left': '{name}: {left}', 'not-for-sale': 'Gone' }
  const refuse = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status: 422 }))
  refuse({ ...problem, errors })
  expect(await send(order, { ...words, sentences })).toMatchObject({ state: 'refused', errors: { quantity: 'Early: 3' } })
  refuse(problem)
  expect(await send(order, { ...words, sentences })).toMatchObject({ state: 'refused', errors: { '': 'Gone' } })
})

function openForm(stockQuantity = 9, fields = '') {
  document.body.innerHTML = `<dialog><form>${fields}</form></dialog>`
  const form = document.querySelector('form') as HTMLFormElement
  Object.assign(form.closest('dialog')?.dataset ?? {}, { feed: JSON.stringify({ ...feed, stockQuantity }) })
  return form
}

test('the e-mail address is optional if its field does not require it', () => {
  const wrongWith = (email: string, field: string) => wrongIn({ ...texts, email }, messagesOf('en'), openForm(9, field))
  const { required, email } = messagesOf('en').sentences
  expect(wrongWith('', '<input name="email" required>')).toEqual({ email: required })
  expect(wrongWith('', '<input name="email">')).toEqual({})
  expect(wrongWith('half@', '<input name="email">')).toEqual({ email })
})

test('a quantity is valid up to the stock minus further rows of the same feed', () => {
  const wrongWith = (quantity: string, more = '', stockQuantity = 9) =>
    wrongIn({ ...texts, quantity, more }, messagesOf('en'), openForm(stockQuantity))
  expect([wrongWith('9'), wrongWith('7', 'E 2500.00 2\nS 3000.00 9')]).toEqual([{}, {}])
  expect(wrongWith('10')).toEqual({ quantity: 'Only 9 bags of Early Stage are left in stock.' })
  expect(wrongWith('8', 'E 2500.00 2')).toEqual({ quantity: 'Only 9 bags of Early Stage are left in stock.' })
  expect(wrongWith('1', '', -2)).toEqual({ quantity: 'Early Stage is out of stock.' })
})

const other = { ...feed, id: 2, name: 'Stock Stage', sku: 'S 25', price: '3100.00', isActive: true }

/** A shop with another feed that accepts every call; returns what was sent. */
function openShop() {
  const sent: [path: string, body: Record<string, unknown>][] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json([other])
    sent.push([path, JSON.parse(String(body))])
    return Response.json({ id: 7 }, { status: 201 })
  })
  return sent
}

test('sends several feeds and the delivery at the prices that were shown, with the same three calls', async () => {
  const sent = openShop()
  await refreshProducts()
  const several = { ...order, texts: { ...texts, more: 'S 25 3000.00 4' }, deliveryCharge: '300.00' }
  expect(await send(several, messagesOf('en'))).toMatchObject({ state: 'placed', id: 7 })
  expect(sent.map(([path]) => path)).toEqual(['/api/orders', '/api/contact', '/api/notifications'])
  expect(sent[0]?.[1]).toMatchObject({
    totalAmount: '17300.00',
    deliveryCharge: '300.00',
    items: [
      { productId: 1, quantity: 2, unitPrice: '2500.00', totalPrice: '5000.00' },
      { productId: 2, quantity: 4, unitPrice: '3000.00', totalPrice: '12000.00' },
    ],
  })
  expect(sent[1]?.[1]).toMatchObject({ subject: 'New Order: Early Stage and 1 more' })
  expect(sent[2]?.[1]).toMatchObject({ message: '2 × Early Stage, 4 × Stock Stage' })
})

test('reports a feed that was removed from the shop, and sends nothing', async () => {
  const sent = openShop()
  await refreshProducts()
  const gone = { ...order, texts: { ...texts, more: 'GONE 3000.00 4' } }
  const { sentences } = messagesOf('en')
  expect(await send(gone, messagesOf('en'))).toMatchObject({ state: 'refused', errors: { '': sentences['not-for-sale'] } })
  expect(sent).toEqual([])
})
