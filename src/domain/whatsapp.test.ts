import { expect, test } from 'vitest'
import type { Product } from './catalog/schema'
import { chatLink, chatNumber, productQuestion, readableNumber, shareLink } from './whatsapp'

const product: Product = {
  id: 1,
  version: 1,
  name: 'Early & Small',
  description: 'For fry.\nTen feeds a day.',
  category: 'early',
  price: '2500.00',
  stockQuantity: 100,
  weight: '25kg',
  sku: 'EARLY-25',
  specifications: { protein: '46%', fat: '15-18%', fiber: '3% max', moisture: '8% max', energy: '15 KJ/GM', pelletSize: '1.5mm' },
  images: [],
  isActive: true,
}

test('links to a chat with any prefilled text', () => {
  const link = new URL(chatLink('910000000000', productQuestion(`Of ${product.name}?`, product)))
  expect(link.origin + link.pathname).toBe('https://wa.me/910000000000')
  expect([...link.searchParams.keys()]).toEqual(['text'])
  expect(link.searchParams.get('text')).toBe(productQuestion(`Of ${product.name}?`, product))
})

test.each([
  ['919419012345', '+91 94190 12345'],
  ['14155550100', '+14155550100'],
])('formats %s as %s', (digits, text) => {
  expect(readableNumber(digits)).toBe(text)
})

test('asks about a product with its name, category, price, weight, SKU, specifications and description', () => {
  const text = productQuestion(`Of ${product.name}?`, product)
  const parts = [
    'Early & Small',
    'Early Stage',
    '₹2,500',
    '25kg',
    'EARLY-25',
    ...Object.values(product.specifications),
    product.description,
  ]
  for (const part of parts) expect(text).toContain(part)
})

test('a link to share a plan names no recipient', () => {
  expect(shareLink('a b')).toBe('https://wa.me/?text=a%20b')
})

test.each([
  ['+91 94190 00000', '919419000000'],
  ['0091-94190-00000', '919419000000'],
  ['94190 00000', '919419000000'],
  ['094190 00000', '919419000000'],
  ['91 94190 00000', '919419000000'],
  ['(94190) 00000', '919419000000'],
  ['\u2066+91 0 94190 00000\u2069', '919419000000'],
  ['WhatsApp: ９４１９０ ０００００', '919419000000'],
  ['+44 20 7946 0000', '442079460000'],
  ['9419', undefined],
  ['0194 247 7000', undefined],
  ['+91 94190 00000 00000', undefined],
  ['+0 94190 00000', undefined],
  ['94190 00000 or 94190 11111', undefined],
  ['call me', undefined],
  ['94190 00000?text=hi', undefined],
  ['', undefined],
])('the chat number of the phone "%s" is %s', (phone, number) => {
  expect(chatNumber(phone)).toBe(number)
})
