import { expect, test } from 'vitest'
import { callLink, indianPhone, readablePhone, shownPhone } from './phones'

test.each([
  ['+91 94190 00000', 'tel:+919419000000'],
  ['094190 00000', 'tel:+919419000000'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['(0194) 247-7000', 'tel:01942477000'],
  ['۹۴۱۹۰ ۰۰۰۰۰', 'tel:+919419000000'],
  ['Phone: \u202a+44 20 7946 0000\u202c', 'tel:+442079460000'],
  ['०१९४ २४७७०००', 'tel:01942477000'],
  ['108', undefined],
  ['94190 00000 or 94190 11111', undefined],
  ['ask my brother', undefined],
  ['1'.repeat(16), undefined],
  ['', undefined],
])('links the phone "%s" to %s', (phone, link) => {
  expect(callLink(phone)).toBe(link)
})

test.each([
  '9419012345',
  '09419012345',
  '+91 94190 12345',
  '91-94190-12345',
  '0091 94190 12345',
  '+91 (94190) 12345',
  '۹۴۱۹۰ ۱۲۳۴۵',
  '९४१९०१२३४५',
  '\u202a+91 94190 12345\u202c',
  '\u200e94190\u00a012345\ufeff',
  '９４１９０１２３４５',
  '＋９１ ９４１９０ １２３４５',
  '+91 094190 12345',
  '+91 (0) 94190-12345',
  '0091 0 94190 12345',
  '91 094190 12345',
  'Phone 94190 12345',
  'Mob: +91-94190-12345',
  'Ph.No. 094190/12345',
  'tel:+919419012345',
  'فون ۹۴۱۹۰ ۱۲۳۴۵',
  'फ़ोन: ९४१९० १२३४५',
  '94190\u201112345',
])('"%s" is the phone +919419012345', (typed) => {
  expect(indianPhone(typed)).toBe('+919419012345')
})

test.each([
  '94190x12345',
  '94190 12345, 94190 54321',
  'Gate 2, 94190 12345',
  '+91 00 94190 12345',
  '941901234',
  '94190123456',
  '+44 20 7946 0000',
  '0000000000',
  'my brother',
  '',
])('"%s" is no Indian phone', (typed) => {
  expect(indianPhone(typed)).toBeUndefined()
})

test('a landline with its area code is a phone', () => {
  expect(indianPhone('0194-2477000')).toBe('+911942477000')
})

test('formats a stored phone', () => {
  expect(['+919419012345', '+44 20 7946 0000', '94190 12345'].map(readablePhone)).toEqual([
    '+91 94190 12345',
    '+44 20 7946 0000',
    '94190 12345',
  ])
})

test('lists format every Indian phone the same way and leave others unchanged', () => {
  for (const typed of ['9419012345', '094190 12345', '+91-94190-12345', '۹۴۱۹۰ ۱۲۳۴۵', '+919419012345'])
    expect(shownPhone(typed)).toBe('+91 94190 12345')
  expect(shownPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000')
  expect(shownPhone('call me')).toBe('call me')
})
