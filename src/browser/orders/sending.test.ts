// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { bringWords, liveWords } from '~/content/live-words'
import type { OrderedFeed } from '~/rules/ordered-feed'
import { send } from './sending'

const feed = { id: 1, name: 'Early Stage', sku: 'E', weight: '25kg', price: '2500.00', stockQuantity: 9, category: 'early' }
const texts = { name: 'N', email: 'n@example.com', phone: '1', address: 'K', district: '', quantity: '2', message: '' }

await bringWords('en')
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['the shop, after a 500', 'shop', () => Promise.resolve(new Response('', { status: 500 }))],
  ['a signal, without one', 'signal', () => Promise.reject(new TypeError('no network'))],
])('an order waits for %s', async (_, waitsFor, fetch) => {
  vi.stubGlobal('fetch', fetch)
  expect(await send({ texts, feed: feed as OrderedFeed, flow: 'shop' }, liveWords('en'))).toMatchObject({
    state: 'failed',
    waitsFor,
  })
})

test('says a refusal in the words of the page, by its code', async () => {
  const problem = { type: 'about:blank', title: 'Refused', status: 422, detail: 'Refused.', code: 'not-for-sale' }
  const errors = [{ path: 'items.0.quantity', message: 'Few.', code: 'stock-left', values: { left: '3', name: 'Early' } }]
  const words = liveWords('en')
  const sentences = { ...words.sentences, 'stock-left': '{name}: {left}', 'not-for-sale': 'Gone' }
  const refuse = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status: 422 }))
  const order = { texts, feed: feed as OrderedFeed, flow: 'shop' as const }
  refuse({ ...problem, errors })
  expect(await send(order, { ...words, sentences })).toMatchObject({ state: 'refused', errors: { quantity: 'Early: 3' } })
  refuse(problem)
  expect(await send(order, { ...words, sentences })).toMatchObject({ state: 'refused', errors: { '': 'Gone' } })
})
