import { expect, test } from 'vitest'
import { messageWithoutPerson, stackWithoutPerson } from './without-person'

test.each([
  ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
  ['Unexpected token \'R\', "Rashid Khan" is not valid JSON', 'Unexpected token \'R\', "…" is not valid JSON'],
  ['Unexpected end of "Rashid Kh', 'Unexpected end of "…"'],
  ['409: {"detail":"Rashid has ordered"}', '409: {"…":"…"}'],
  ['No row of rashid.khan@example.com', 'No row of …'],
  ['No buyer calls from +91 94190 12345 today', 'No buyer calls from +… today'],
  ['No row of راشد خان', 'No row of … …'],
  ['Failed to fetch https://shop.example/api/orders?search=Rashid', 'Failed to fetch /api/orders'],
  ['Failed to fetch https://shop.example/ur/order/AAAAAQXkegOj0JArMm6cpxE4Ono', 'Failed to fetch /ur/order/…'],
  ['No page /complaint/AAAAAQXkegOj0JArMm6cpxE4Ono/', 'No page /complaint/…'],
])('the message %s is stored as %s', (message, kept) => {
  expect(messageWithoutPerson(message)).toBe(kept)
})

test.each([
  ['Chromium', 'Error: Rashid:1:2\n    at Shop.show (https://shop.example/_astro/Shop.aB1.js?who=Rashid:1:203)'],
  ['Chromium in an older shop', '    at async Shop.show (http://127.0.0.1:4321/_astro/Shop.aB1.js:1:203)'.replace('async ', '')],
  ['Firefox', 'Shop.show@https://shop.example/_astro/Shop.aB1.js:1:203\n'],
])('a stack frame of %s becomes its name and path', (_browser, stack) => {
  expect(stackWithoutPerson(stack)).toBe('Shop.show /_astro/Shop.aB1.js:1:203')
})

test('a frame in the page has no token, and a frame without a name only its path', () => {
  const stack = [
    'at https://shop.example/order/AAAAAQXkegOj0JArMm6cpxE4Ono?a=b:7:1',
    '@https://shop.example/shop:7:1',
    'at <anonymous>',
  ]
  expect(stackWithoutPerson(stack.join('\n'))).toBe('/order/…:7:1\n/shop:7:1')
})
