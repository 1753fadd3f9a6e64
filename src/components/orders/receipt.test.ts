// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import type { FeedOption } from '~/domain/orders/feed-option'
import { $products } from '~/stores/catalog/products'
import { showReceiptOf } from './receipt'

await loadMessages('en')
const words = messagesOf('en')
const feed = { name: 'Early Stage', weight: '25kg', price: '2500.00' } as FeedOption
const texts = { name: 'N', email: '', phone: '94190 12345', address: 'K', district: '', quantity: '2', message: '', more: '' }
const order = { texts, feed, flow: 'shop' as const, deliveryCharge: '0.00' }
const goods = { product: feed }

beforeEach(() => {
  document.body.innerHTML = `<dialog id="receipt" data-hours="Mo-Sa 09:00-18:00"><h2></h2><p data-placed></p><dl data-lines></dl>
    <p data-call></p><div class="keep"><a data-whatsapp></a><button data-copy=""></button><span></span></div></dialog>`
})

const link = `${location.origin}/order/token`
const savedText = () => document.querySelector<HTMLElement>('.keep [data-copy^="Your order"]')?.dataset['copy'] ?? ''

test('shows the link to the order, and saves it with the receipt', () => {
  showReceiptOf(order, goods, { id: 7, link: '/order/token' }, words)
  expect(document.querySelector('[data-placed]')?.textContent).toBe(words.receipt.placed.shop)
  const part = document.querySelector('[data-page]')
  expect(part?.querySelector('h3')?.textContent).toBe('Save this link')
  expect([...(part?.querySelectorAll('a') ?? [])].map((each) => each.getAttribute('href'))).toEqual([link, '/orders'])
  const [first] = document.querySelectorAll('button, a.button')
  expect([first?.textContent, first?.getAttribute('href'), first?.className], 'the first button').toEqual([
    'Open the page of your order',
    link,
    'button',
  ])
  expect(part?.querySelector<HTMLElement>('[data-copy]')?.dataset['copy']).toBe(link)
  expect(savedText().split('\n').at(-1)).toBe(link)
  const whatsapp = new URL(String(document.querySelector('[data-whatsapp]')?.getAttribute('href')))
  expect(whatsapp.searchParams.get('text')).toBe(savedText())
})

test('shares the link if the browser can', () => {
  const share = vi.fn(async () => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  showReceiptOf(order, goods, { id: 7, link: '/order/token' }, words)
  vi.unstubAllGlobals()
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Share')
  vi.stubGlobal('navigator', { share })
  button?.click()
  vi.unstubAllGlobals()
  expect(share).toHaveBeenCalledWith({ title: 'Your order', url: link })
})

test('the next receipt has its own link, or none if the order call had no answer', () => {
  showReceiptOf(order, goods, { id: 7, link: '/order/token' }, words)
  showReceiptOf(order, goods, {}, words)
  expect(document.querySelector('[data-page]')).toBeNull()
  expect(savedText()).not.toContain('/order/')
})

test('shows a feed’s name in the language of the page', () => {
  const product = { ...feed, id: 3, translations: { name_ur: 'ابتدائی خوراک' } }
  $products.set({ path: '/api/products', state: 'ready', value: [product as never] })
  document.documentElement.dataset['language'] = 'ur'
  showReceiptOf(order, { product: { ...product, sku: 'E' } }, {}, words)
  document.documentElement.dataset['language'] = 'en'
  expect(document.querySelector('[data-lines] dd')?.textContent).toBe('ابتدائی خوراک')
})
