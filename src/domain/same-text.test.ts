import { expect, test } from 'vitest'
import { isWantedProduct } from './catalog/wanted-products'
import { contactMatcher } from './contacts/contacts'
import { billMatcher } from './customers/listed-bills'
import { orderMatcher } from './orders/listed-orders'
import { searchOf } from './search'

/** A stored name and its other spellings. */
const SAME: readonly (readonly [kept: string, typed: string])[] = [
  ['علی محمد', 'علي محمد'],
  ['غلام نبی لون', 'غلام نبي لون'],
  ['کشمیر فیڈ', 'كشمير فیڈ'],
  ['فہمیدہ', 'فهميده'],
  ['بھٹ', 'بہٹ'],
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['फ़ारूक़', 'फारूक'],
  ['बड़ी फ़्राई', 'बड़ी फ्राई'],
  ['चाँद', 'चांद'],
  ['José Müller', 'jose muller'],
  ['Ghulam  Nabi', 'ghulam nabi'],
  ['Ghulam\u00a0Nabi', 'Ghulam   Nabi'],
  ['Ｗｕｌａｒ', 'wular'],
  ['Wu\u200blar', 'Wular'],
  ['O’Neil', "O'Neil"],
  ['Khan–Dar', 'Khan-Dar'],
  ['Hall 12', 'Hall ۱۲'],
]

const NONE = { search: '', from: '', to: '' }
const item = { productSku: 'A', quantity: 1 }
const order = (customerName: string) =>
  ({ customerName, customerEmail: '', customerPhone: '', id: 1, shippingAddress: { street: '' }, items: [item] }) as never

/** Every list with a word search. */
const LISTS: Record<string, (kept: string, typed: string) => boolean> = {
  orders: (kept, search) => orderMatcher({ ...NONE, search, status: '', queue: '' })(order(kept)),
  contacts: (kept, search) =>
    contactMatcher({ ...NONE, search, kind: '', answered: '' })({ name: kept, email: '', subject: '', createdAt: '' } as never),
  bills: (kept, search) =>
    billMatcher({ search, month: '', kind: '' })({ number: '1', recipient: { name: kept }, date: '2026-11-01' } as never),
  products: (kept, search) => isWantedProduct({ name: kept, sku: 'A' } as never, { search, category: '', stock: '' }),
  others: (kept, search) => searchOf<{ name: string }>(({ name }) => [name])([{ name: kept }], search).length === 1,
}

test.each(Object.keys(LISTS))('the list of %s finds a name in every spelling', (list) => {
  const missed = SAME.flatMap(([kept, typed]) => [
    [kept, typed],
    [typed, kept],
  ]).filter(([kept = '', typed = '']) => !LISTS[list]?.(kept, typed))
  expect(missed).toEqual([])
})

test.each(Object.keys(LISTS))('the list of %s does not find another name', (list) => {
  for (const [kept, typed] of [
    ['علی', 'ولی'],
    ['Bashir', 'Nasir'],
    ['फारूक', 'फारूख'],
    ['', 'z'],
  ] as const)
    expect(LISTS[list]?.(kept, typed)).toBe(false)
})
