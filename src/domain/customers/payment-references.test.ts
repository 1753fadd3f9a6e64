import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOfBank, paymentReference } from './payment-references'

test.each([
  '412345678901',
  '4123 4567 8901',
  '4123-4567-8901.',
  'UTR 412345678901',
  'utr:412345678901',
  'UTR No. 4123 4567 8901',
  'UPI Ref: 412345678901 (GPay)',
  'Order 12, 412345678901',
  '４１２３４５６７８９０１',
  'ＵＴＲ　412345678901',
  '۴۱۲۳۴۵۶۷۸۹۰۱',
  '४१२३४५६७८९०१',
  '4123\u200b4567\u00ad8901',
  '\u202a412345678901\u202c',
  '\u2067UTR\u2069\u00a0412345678901',
  '412345678901\ufeff',
  'IMPS412345678901',
  'UPI412345678901',
  'P2A412345678901',
  'Txn412345678901',
  'UPI/P2A/412345678901/GHULAM NABI',
  'IMPSRef No412345678901',
  '412345678901UPI',
])('"%s" is the UTR 412345678901', (typed) => {
  expect(paymentReference(typed)).toBe('412345678901')
})

test.each([
  ['', ''],
  [' - ', ''],
  ['000 123', '000123'],
  ['Cheque no. 000123', 'CHEQUENO000123'],
  ['utr: sbin225123456789', 'SBIN225123456789'],
  ['UTR HDFCR52026112200000123', 'HDFCR52026112200000123'],
  ['UTRnumber N123226123456789', 'N123226123456789'],
  ['UTR', ''],
  ['Utrecht 5', 'UTRECHT5'],
  ['Reform 5', 'REFORM5'],
  ['12 4123 4567 8901', '12412345678901'],
  ['41234567890', '41234567890'],
  ['4123456789012', '4123456789012'],
])('"%s" becomes the reference "%s"', (typed, reference) => {
  expect(paymentReference(typed)).toBe(reference)
})

test('a UTR is recognized with any text around it and between its digits', () => {
  const between = fc.constantFrom('', ' ', '-', '.', '/', '\u00a0', '\u200b', '\u200f', '\u2060', '\u2013', ':')
  const before = fc.constantFrom(
    '',
    'UTR',
    'UTR:',
    'utr no ',
    'Ref. ',
    'IMPS',
    'NEFT',
    'UPITxn',
    'P2A/',
    'यूटीआर ',
    '\u2066',
    '#',
    '＃',
  )
  const digits = (text: string) =>
    fc.tuple(...Array.from(text, (digit) => between.map((sign) => digit + sign))).map((all) => all.join(''))
  const typed = fc.tuple(before, fc.constant('412345678901').chain(digits), fc.constantFrom('', ' GPay', '।', '.'))
  fc.assert(fc.property(typed, (parts) => paymentReference(parts.join('')) === '412345678901'))
})

test.each([
  ['412345678901', true],
  ['SBIN225123456789', true],
  ['000123', false],
  ['CHEQUENO000123', false],
  ['PAIDBYHISBROTHER', false],
])('%s is a bank reference: %s', (reference, isBanks) => {
  expect(isOfBank(reference)).toBe(isBanks)
})
