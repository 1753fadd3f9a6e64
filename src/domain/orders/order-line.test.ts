import { expect, test } from 'vitest'
import { detailsInShort, detailsInWords, detailsOf, isRecalled, lineInWords } from './order-line'
import { itemsInWords } from './order-texts'

const feed = {
  productId: 1,
  productName: 'Early Stage Feed',
  productSku: 'TF-E',
  unitPrice: '1.00',
  totalPrice: '9.00',
  quantity: 9,
}
const lots = [
  { lot: 'A-1', bags: 7 },
  { lot: 'B-1', bags: 2, recalled: 'Mould was found.' },
]
const plannedLots = [{ lot: 'C-1', bags: 9 }]

test.each([
  ['without lots', {}, 'Early Stage Feed (TF-E), 25 kg', '9\u00a0×\u00a0Early Stage'],
  ['that left', { lots }, 'Early Stage Feed (TF-E), 25 kg, lot A-1 ×7, B-1 ×2', '9\u00a0×\u00a0Early Stage (A-1 ×7, B-1 ×2)'],
  [
    'with planned lots',
    { plannedLots },
    'Early Stage Feed (TF-E), 25 kg, planned lot C-1 ×9',
    '9\u00a0×\u00a0Early Stage (planned C-1 ×9)',
  ],
])('a line %s is the same on bill, slip and list', (_case, changes, line, listed) => {
  const item = { ...feed, ...changes }
  expect(lineInWords(item, '25 kg')).toBe(line)
  expect(itemsInWords({ items: [item] })).toBe(listed)
})

test('a line without a weight has no empty part', () => {
  const noLots = { ...feed, lots: [] }
  expect([lineInWords(noLots), detailsInWords(noLots), detailsInShort(noLots)]).toEqual(['Early Stage Feed (TF-E)', [], ''])
})

test('a recall is told apart by lot', () => {
  expect(detailsOf({ lots }).map(({ value, recalled, path }) => [value, recalled, path])).toEqual([
    ['A-1', undefined, '/sack/A-1'],
    ['B-1', 'Mould was found.', '/sack/B-1'],
  ])
  expect([isRecalled({ lots }), isRecalled({ lots: lots.slice(0, 1) }), isRecalled({})]).toEqual([true, false, false])
})
