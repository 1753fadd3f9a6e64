import { expect, test } from 'vitest'
import { ENTRY_KINDS, type LedgerEntry } from '~/domain/customers/ledger-schema'
import { reminderMessage, statementMessage } from './account-messages'

const account = { name: 'Ghulam Nabi', balance: '12500.50', advance: '0.00', notBilled: '0.00', owesSince: '2026-10-03' } as const
const stated = (entries: readonly LedgerEntry[], changes: object = {}) =>
  statementMessage({ ...account, ...changes, entries: [...entries], unbilled: [] }, 'Us')
const entry: LedgerEntry = {
  id: 1,
  customerId: 1,
  kind: 'bill',
  amount: '12500.50',
  date: '2026-10-03',
  method: null,
  reference: '',
  orderId: 1,
  billNumber: 'TF/26-27/00001',
  reverses: null,
  note: 'Never pays.',
  at: '2026-10-03T06:00:00.000Z',
  by: 'operator',
}

test('reminds a customer of the amount owed and its date', () => {
  expect(reminderMessage(account, 'Lidder Trout Feeds')).toBe(
    [
      'Hello Ghulam Nabi, this is Lidder Trout Feeds about your account.',
      '₹12,500.50 is still to be paid, the oldest part since 3\u00a0Oct\u00a02026.',
      'Please pay when you can, and tell us the reference of the payment. If you have paid already, thank you.',
    ].join('\n'),
  )
})

test.each([
  ['ur', 'آپ کی طرف', '3\u00a0اکتوبر\u00a02026', '\u2068بل TF/26-27/00001\u2069'],
  ['hi', 'सबसे पुरानी रकम', '3\u00a0अक्टूबर\u00a02026', 'बिल TF/26-27/00001'],
] as const)('writes in the language of the customer: %s', (language, owed, day, bill) => {
  const theirs = { ...account, language }
  for (const part of ['Ghulam Nabi', 'Us', '₹12,500.50', owed, day]) expect(reminderMessage(theirs, 'Us')).toContain(part)
  for (const part of [bill, day, owed]) expect(stated([entry], theirs)).toContain(part)
})

test('lists the ten newest entries of an account, oldest first, without notes', () => {
  const entries = Array.from({ length: 12 }, (_, index) => ({
    ...entry,
    id: 12 - index,
    date: `2026-10-${30 - index}`,
    amount: `-${12 - index}.00`,
  }))
  const lines = stated(entries).split('\n')
  expect(lines).toHaveLength(12)
  expect(lines[1]).toBe('21\u00a0Oct\u00a02026: Bill TF/26-27/00001, −₹3')
  expect(lines.at(-1)).toContain('₹12,500.50')
  expect(lines.join()).not.toContain('Never pays')
})

test('says if nothing is owed, and shows advance payments', () => {
  const said = (changes: object) =>
    stated([], { owesSince: null, ...changes })
      .split('\n')
      .at(-1)
  expect(said({ balance: '0.00' })).toBe('Nothing is left to be paid. Thank you.')
  expect(said({ balance: '-300.00', advance: '300.00' })).toBe('₹300 of yours is with us in advance.')
})

test('shows unbilled goods next to the amount owed', () => {
  const owing = { ...account, balance: '7000.00', notBilled: '12000.00', entries: [{ ...entry, amount: '-5000.00' }] }
  const unbilled = [{ orderId: 4, date: '2026-10-01', amount: '12000.00' }]
  expect(
    statementMessage({ ...owing, unbilled }, 'Us')
      .split('\n')
      .slice(1),
  ).toEqual([
    '1\u00a0Oct\u00a02026: Sent, not billed yet, ₹12,000',
    '3\u00a0Oct\u00a02026: Bill TF/26-27/00001, −₹5,000',
    '₹7,000 is still to be paid, the oldest part since 3\u00a0Oct\u00a02026. Goods of ₹12,000 have been sent and are not billed yet.',
  ])
})

test('each kind of entry has its own text in each language', () => {
  for (const language of ['en', 'ur', 'hi'] as const) {
    const texts = ENTRY_KINDS.map((kind) => stated([{ ...entry, kind }], { language }))
    expect(new Set(texts).size).toBe(ENTRY_KINDS.length)
  }
})
