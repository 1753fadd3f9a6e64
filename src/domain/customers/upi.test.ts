import { expect, test } from 'vitest'
import { upiLink } from './upi'

const payment = { payee: 'feed.shop@okaxis', name: 'Trout & Feed', amount: '12500.50', note: 'Order 12', reference: 'TF12x7' }

test('contains payee, amount, note and reference', () => {
  expect(upiLink(payment)).toBe('upi://pay?pa=feed.shop@okaxis&pn=Trout%20%26%20Feed&am=12500.50&cu=INR&tn=Order%2012&tr=TF12x7')
})

test('writes whole rupees with their paise', () => {
  expect(upiLink({ ...payment, amount: '16500.00' })).toContain('&am=16500.00&')
})

test('reduces notes to ASCII and fifty characters', () => {
  const link = new URL(upiLink({ ...payment, note: `Café ٹراؤٹ 🐟 ${'x'.repeat(90)}` }))
  expect(link.searchParams.get('tn')).toBe(`Cafe   ${'x'.repeat(43)}`)
})

test.each([
  ['نبی مچھلی خوراک', 'feed.shop'],
  ['ट्राउट फीड', 'feed.shop'],
  ['🐟 24/7', 'feed.shop'],
  ['نبی Feeds', 'Feeds'],
  ['', 'feed.shop'],
])('a link for the payee %j shows %j, and never an empty name', (name, shown) => {
  expect(new URL(upiLink({ ...payment, name })).searchParams.get('pn')).toBe(shown)
})

test('a note without ASCII letters is left out', () => {
  expect(new URL(upiLink({ ...payment, note: 'خوراک' })).searchParams.has('tn')).toBe(false)
})
