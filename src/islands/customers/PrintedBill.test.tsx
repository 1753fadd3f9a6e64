import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BillDocument } from '~/domain/customers/bills-schema'
import PrintedBill from './PrintedBill'

const line = { description: 'Early Stage Feed (TF-EARLY-25), 25kg', hsn: '2309', unit: 'bags' }

const billOf = (changes: Partial<BillDocument> = {}): BillDocument => ({
  number: 'TF/26-27/00012',
  kind: 'bill',
  creditOf: null,
  creditOfDate: null,
  credits: [],
  orderId: 7,
  date: '2026-11-22',
  supplier: { name: 'Wular Feeds', address: 'Bandipora', phone: '+91 94190 12345', gstin: '01AAAAA0000A1ZG' },
  recipient: { name: 'Bashir <Ahmad>', address: 'Kokernag', phone: '+91 94190 00000', gstin: '' },
  lines: [
    { ...line, quantity: 5, unitPrice: '2500.00', totalPrice: '12500.00' },
    { ...line, quantity: 1200, unitPrice: '100.50', totalPrice: '120600.00' },
  ],
  discount: '0.00',
  deliveryCharge: '0.00',
  totalAmount: '133100.00',
  reason: '',
  exemption: 'Exempt by notification.',
  declaration: 'All true.',
  signatory: 'Aisha, Accounts',
  ...changes,
})

const textOf = (changes: Partial<BillDocument> = {}) =>
  renderToStaticMarkup(<PrintedBill bill={billOf(changes)} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test.each([
  'Bill of supply',
  'Wular Feeds',
  'GSTIN 01AAAAA0000A1ZG',
  'Number TF/26-27/00012',
  'Date 22 Nov 2026',
  'Billed to Bashir &lt;Ahmad&gt; Kokernag Phone +91 94190 00000',
  '1 Early Stage Feed (TF-EARLY-25), 25kg 2309 5 bags 2,500.00 12,500.00',
  '2 Early Stage Feed (TF-EARLY-25), 25kg 2309 1,200 bags 100.50 1,20,600.00',
  'Total ₹1,33,100.00',
  'Rupees One Lakh Thirty Three Thousand One Hundred only',
  'Exempt by notification. All true.',
  'For Wular Feeds Aisha, Accounts',
])('a bill contains what rule 49 requires: %s', (words) => {
  expect(textOf()).toContain(words)
})

test('shows no GSTIN if neither side has one', () => {
  const text = textOf({ supplier: { name: 'Wular Feeds', address: 'Bandipora', phone: '', gstin: '' } })
  expect(text).not.toContain('GSTIN')
})

test('discount and freight are between the goods and the total, or left out', () => {
  const text = textOf({ discount: '600.00', deliveryCharge: '1200.50', totalAmount: '133700.50' })
  expect(text).toContain('Goods 1,33,100.00 Less discount − 600.00 Delivery 1,200.50 Total ₹1,33,700.50')
  expect(textOf()).not.toMatch(/discount|Delivery/)
})

test('shows credit notes, and marks a fully credited bill as cancelled', () => {
  const part = textOf({ credits: [{ number: 'CN/26-27/00001', amount: '100.00' }] })
  expect(part).toContain('Taken back by credit note CN/26-27/00001: ₹100.00')
  expect(part).not.toContain('Cancelled')
  expect(textOf({ credits: [{ number: 'CN/26-27/00001', amount: '133100.00' }] })).toContain('Cancelled')
})

test('a credit note shows its bill with day, reason and amount', () => {
  const note = { kind: 'credit-note', number: 'CN/26-27/00001', creditOf: 'TF/26-27/00012', creditOfDate: '2026-11-20' } as const
  const text = textOf({ ...note, lines: [], reason: '2 bags came back wet.', totalAmount: '5000.00' })
  expect(text).toContain('Credit note')
  expect(text).toContain('Against bill TF/26-27/00012 Bill dated 20 Nov 2026')
  expect(text).toContain('2 bags came back wet. 5,000.00 Total ₹5,000.00 Rupees Five Thousand only')
  expect(text).not.toMatch(/Bill of supply|All true/)
})

test('a credit note by bags shows its lines as the bill has them, with their discount and GST', () => {
  const note = { kind: 'credit-note', number: 'CN/26-27/00001', creditOf: 'TF/26-27/00012' } as const
  const back = { ...line, quantity: 2, unitPrice: '2500.00', totalPrice: '5000.00', item: 0 }
  const text = textOf({ ...note, lines: [back], discount: '100.00', reason: 'Wet.', totalAmount: '4900.00' })
  expect(text).toContain('Wet. Credit note CN/26-27/00001')
  expect(text).toContain('1 Early Stage Feed (TF-EARLY-25), 25kg 2309 2 bags 2,500.00 5,000.00')
  expect(text).toContain('Goods 5,000.00 Less discount − 100.00 Total ₹4,900.00 Rupees Four Thousand Nine Hundred only')
  const taxed = textOf({ ...note, lines: [{ ...back, gstRate: 5 }], totalAmount: '5000.00' })
  expect(taxed).toContain('With CGST 2.5 % 119.05 With SGST 2.5 % 119.05 Total ₹5,000.00')
  expect(taxed).not.toContain('Exempt by notification.')
})

test('a bill with a taxed line is no bill of supply, and says its GST', () => {
  const [first, second] = billOf().lines as [BillDocument['lines'][number], BillDocument['lines'][number]]
  const mixed = textOf({ lines: [first, { ...second, gstRate: 5 }], placeOfSupply: '38' })
  expect(mixed).toContain('Invoice-cum-bill of supply')
  expect(mixed).toContain('With IGST 5 % 5,742.86 Total ₹1,33,100.00')
  expect(mixed).toContain('Exempt by notification.')
  const taxed = textOf({ lines: [{ ...second, gstRate: 5 }], totalAmount: '120600.00' })
  expect(taxed).toContain('Tax invoice')
  expect(taxed).toContain('With CGST 2.5 % 2,871.43 With SGST 2.5 % 2,871.43 Total ₹1,20,600.00')
  expect(taxed).not.toContain('Exempt by notification.')
})
