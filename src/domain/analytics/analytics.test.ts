import { expect, test } from 'vitest'
import { formatShare, isAboutProduct, newest, sharesOf } from './analytics'

test.each([
  ['no order and no contact', 0, 0, '0.00', 0, '0.00', undefined, undefined],
  ['contacts alone', 0, 0, '0.00', 4, '0.00', 0, undefined],
  ['orders without a contact', 1, 0, '2500.00', 0, '2500.00', undefined, 0],
  ['one order of three contacts', 1, 1, '2500.00', 3, '2500.00', 1 / 3, 1],
  ['more orders than contacts', 3, 0, '5.00', 2, '1.67', 1.5, 0],
])('%s', (_case, orders, delivered, revenue, contacts, averageOrder, conversion, completion) => {
  expect(sharesOf({ orders, delivered, revenue, contacts })).toEqual({ averageOrder, conversion, completion })
})

test.each([
  [undefined, '–'],
  [0, '0.0%'],
  [1 / 3, '33.3%'],
  [2 / 3, '66.7%'],
  [1, '100.0%'],
  [12.5, '1,250.0%'],
])('a share of %s reads %s', (share, text) => {
  expect(formatShare(share)).toBe(text)
})

test('the newest five come first', () => {
  expect(newest([7, 6, 5, 4, 3, 2])).toEqual([7, 6, 5, 4, 3])
  expect(newest([7])).toEqual([7])
})

test.each([
  ['Product Inquiry', true],
  ['Re: Product Inquiry: fry', true],
  ['product inquiry', false],
  ['New Order: Early Stage', false],
])('a contact with the subject "%s" is about a product: %s', (subject, isOne) => {
  expect(isAboutProduct({ subject })).toBe(isOne)
})
