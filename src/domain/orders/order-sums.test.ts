import { expect, test } from 'vitest'
import { sumsInWords } from './order-sums'

const byStatus = { pending: 20, confirmed: 0, shipped: 2, delivered: 1, cancelled: 0 }
const sums = { byStatus, bags: 61, rupees: '165000.00', cancelled: { bags: 0, rupees: '0.00' } }

test.each([
  ['all stand', sums, 23, '61 bags, ₹1,65,000'],
  ['one bag', { ...sums, bags: 1, rupees: '2500.50' }, 1, '1 bag, ₹2,500.50'],
  ['some are cancelled', { ...sums, byStatus: { ...byStatus, cancelled: 2 } }, 25, '61 bags, ₹1,65,000 without 2 cancelled'],
  [
    'all are cancelled',
    { byStatus: { ...byStatus, cancelled: 3 }, bags: 0, rupees: '0.00', cancelled: { bags: 4, rupees: '10000.00' } },
    3,
    '4 bags, ₹10,000',
  ],
  ['thousands', { ...sums, bags: 12_345 }, 23, '12,345 bags, ₹1,65,000'],
])('%s', (_what, given, total, words) => {
  expect(sumsInWords(given, total)).toBe(words)
})
