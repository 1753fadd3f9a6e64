import { expect, test } from 'vitest'
import { imageAddress } from './images-schema'

test.each([
  '/pictures/bag-early.webp',
  '/uploads/0a1b2c.webp',
  'https://example.com/fish.jpg',
  'https://example.com/a%20b.jpg?size=2&of=4#top',
  'HTTPS://example.com/x.png',
])('accepts the picture %s', (address) => {
  expect(imageAddress.parse(address)).toBe(address)
})

test.each([
  '',
  'pictures/x.webp',
  '//elsewhere.example/x.webp',
  '/\\elsewhere.example/x.webp',
  '/../../etc/passwd',
  '/pictures/../x.webp',
  '/pictures/x.webp?y',
  '/x',
  '/api/session',
  '/admin-orders',
  '/pictures/',
  '/a b.webp',
  '/%2e%2e/x',
  'http://example.com/x.webp',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:image/png;base64,AAAA',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'https:',
  'https://',
  'https://example.com/"onerror="alert(1)',
  "https://example.com/'x",
  'https://example.com/<script>',
  'https://example.com/a b',
  ' https://example.com/x.webp',
  'https://example.com\\x',
])('refuses the picture %j', (address) => {
  expect(imageAddress.safeParse(address).success).toBe(false)
})
