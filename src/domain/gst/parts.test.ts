import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleOfDocument } from '../customers/document-titles'
import { rupees } from '../money'
import { divided, gstOfBill, partsOfBill, partsOfCredits, taxIn } from './parts'

const line = (description: string, quantity: number, price: string, more: object = {}) => ({
  ...{ description, hsn: '2309', quantity, unit: 'bags', unitPrice: price },
  totalPrice: rupees(Math.round(Number(price) * 100) * quantity),
  ...more,
})

const bill = {
  lines: [line('Early (E), 25kg', 2, '2500.00'), line('Net (N)', 1, '1000.00', { hsn: '5608', gstRate: 5 })],
  totalAmount: '6100.00',
}

const note = (totalAmount: string, lines: (typeof bill)['lines'] = []) => ({ lines, totalAmount })

test('the parts of a bill have their share of freight and discount, and the weight of old descriptions', () => {
  expect(partsOfBill(bill)).toEqual([
    { hsn: '2309', rate: 0, description: 'Early (E), 25kg', bags: 2, grams: 25_000, paise: 508_333 },
    { hsn: '5608', rate: 5, description: 'Net (N)', bags: 1, grams: undefined, paise: 101_667 },
  ])
})

test('a credit note of an amount takes no bags, and the last one takes all that are left', () => {
  const [first = [], last = []] = partsOfCredits(bill, [note('610.00'), note('5490.00')])
  expect(first.map(({ bags, paise }) => [bags, paise])).toEqual([
    [0, 50_833],
    [0, 10_167],
  ])
  expect(last.map(({ bags, paise }) => [bags, paise])).toEqual([
    [2, 457_500],
    [1, 91_500],
  ])
})

test('a credit note by bags takes those of its lines', () => {
  const [taken = []] = partsOfCredits(bill, [note('2541.67', [line('Early (E), 25kg', 1, '2500.00', { item: 0 })])])
  expect(taken).toMatchObject([{ hsn: '2309', bags: 1, paise: 254_167 }])
})

test('a credit note takes the line that it names of two alike', () => {
  const alike = { lines: [line('Early (E)', 2, '100.00'), line('Early (E)', 2, '50.00', { hsn: '2301' })], totalAmount: '300.00' }
  const [taken = []] = partsOfCredits(alike, [note('50.00', [line('Early (E)', 1, '50.00', { item: 1 })])])
  expect(taken).toMatchObject([{ hsn: '2301', bags: 1, paise: 5000 }])
})

test('shares add up to the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.array(fc.nat(10 ** 9), { minLength: 1 }), (paise, weights) => {
      expect(divided(paise, weights).reduce((sum, share) => sum + share, 0)).toBe(paise)
    }),
  )
})

test('the tax of a price that includes it, in two equal halves within a state', () => {
  expect(taxIn({ rate: 5, paise: 105_000 }, true)).toEqual({ integrated: 5000, central: 0, state: 0 })
  expect(taxIn({ rate: 5, paise: 105_000 }, false)).toEqual({ integrated: 0, central: 2500, state: 2500 })
  expect(taxIn({ rate: 0, paise: 105_000 }, false)).toEqual({ integrated: 0, central: 0, state: 0 })
})

test('a bill with taxed goods says so, with its GST', () => {
  const supplier = { name: '', address: '', phone: '', gstin: '01AAAAA0000A1ZG' }
  const printed = { ...bill, supplier } as const
  const [exempt, taxed] = [bill.lines.slice(0, 1), bill.lines.slice(1)]
  const titles = [exempt, bill.lines, taxed].map((lines) => titleOfDocument({ kind: 'bill', lines }))
  expect(titles).toEqual(['Bill of supply', 'Invoice-cum-bill of supply', 'Tax invoice'])
  expect(titleOfDocument({ kind: 'credit-note', lines: taxed })).toBe('Credit note')
  expect(gstOfBill({ ...printed, placeOfSupply: '38' })).toEqual([['IGST 5 %', 4841]])
  expect(gstOfBill(printed)).toEqual([
    ['CGST 2.5 %', 2421],
    ['SGST 2.5 %', 2421],
  ])
  expect(gstOfBill({ ...printed, lines: exempt, totalAmount: '5000.00' })).toEqual([])
})
