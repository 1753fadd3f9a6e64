// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import type { Product } from '~/domain/catalog/schema'
import type { Language } from '~/languages'
import { inLanguage } from '../ui/language'
import type { Bag } from './cost'
import OrderAction from './OrderAction'

await loadMessages('en')

const product = { name: 'Small Stage Trout Feed', sku: 'LTF SMALL/25', price: '2750.00', stockQuantity: 40 } as Product

const Localized = inLanguage(OrderAction)

function linkTo(bag: Bag, bags = 6, language: Language = 'en') {
  document.body.innerHTML = renderToString(<Localized language={language} bags={bags} lifeStage="fingerling" bag={bag} />)
  const link = document.querySelector('a')
  return [link?.textContent, link?.getAttribute('href')]
}

test('orders the month’s bags with the shop’s name and price', () => {
  expect(linkTo({ state: 'ready', product })).toEqual([
    'Order 6 bags of Small Stage Trout Feed, ₹16,500',
    '/shop?order=LTF%20SMALL%2F25&quantity=6',
  ])
  expect(linkTo({ state: 'ready', product }, 1)).toEqual([
    'Order 1 bag of Small Stage Trout Feed, ₹2,750',
    '/shop?order=LTF%20SMALL%2F25&quantity=1',
  ])
})

test('orders the remaining stock if a month needs more', () => {
  expect(linkTo({ state: 'ready', product: { ...product, stockQuantity: 4 } })).toEqual([
    'Order 4 bags of Small Stage Trout Feed, ₹11,000',
    '/shop?order=LTF%20SMALL%2F25&quantity=4',
  ])
})

test('asks to confirm more than a thousand bags before it offers to order', () => {
  linkTo({ state: 'ready', product: { ...product, stockQuantity: 5000 } }, 1001)
  const asked = document.querySelector('details')
  expect([asked?.open, asked?.querySelector('summary')?.textContent]).toEqual([
    false,
    '1001 bags a month? Please check your fish first.',
  ])
  expect(asked?.querySelector('a')?.getAttribute('href')).toContain('quantity=1001')
  linkTo({ state: 'ready', product: { ...product, stockQuantity: 5000 } }, 1000)
  expect(document.querySelector('details')).toBeNull()
})

test.each(['loading', 'failed'] as const)('also asks while the price is %s', (state) => {
  linkTo({ state, product: undefined }, 1001)
  expect(document.querySelector('details:not([open]) > a')?.textContent).toBe('Order 1001 bags of Small Stage')
})

test.each([
  ['ur', 'سمال اسٹیج ٹراؤٹ فیڈ'],
  ['hi', 'स्मॉल स्टेज ट्राउट फ़ीड'],
] as const)('names the feed in the words of %s, with its price and without', async (language, name) => {
  await loadMessages(language)
  const { stages } = messagesOf(language)
  const translated = { ...product, translations: { [`name_${language}`]: name } } as Product
  const named = (bag: Bag) => linkTo(bag, 6, language)[0]
  expect(named({ state: 'ready', product: translated })).toContain(name)
  expect(named({ state: 'loading', product: undefined })).toContain(stages.feeds.small)
  expect(named({ state: 'ready', product: { ...translated, stockQuantity: 0 } })).toContain(name)
})

test.each(['loading', 'failed'] as const)('links to the shop without a price while it is %s', (state) => {
  expect(linkTo({ state, product: undefined })).toEqual(['Order 6 bags of Small Stage', '/shop?category=small'])
})

test.each([
  ['out of stock', { ...product, stockQuantity: 0 }, 'Small Stage Trout Feed'],
  ['owed to orders', { ...product, stockQuantity: -2 }, 'Small Stage Trout Feed'],
  ['not sold', undefined, 'Small Stage'],
])('links to a question about a feed that is %s', (_, sold, name) => {
  const asked = [`Not in stock: ask us about ${name}`, '/contact?subject=Product%20Inquiry']
  expect(linkTo({ state: 'ready', product: sold })).toEqual(asked)
})
