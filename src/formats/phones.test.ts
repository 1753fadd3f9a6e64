import { expect, test } from 'vitest'
import { callLink } from './phones'

test.each([
  ['+91 94190 00000', 'tel:+919419000000'],
  ['094190 00000', 'tel:+919419000000'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['(0194) 247-7000', 'tel:01942477000'],
  ['۹۴۱۹۰ ۰۰۰۰۰', 'tel:+919419000000'],
  ['०१९४ २४७७०००', 'tel:01942477000'],
  ['108', undefined],
  ['94190 00000 or 94190 11111', undefined],
  ['ask my brother', undefined],
  ['1'.repeat(16), undefined],
  ['', undefined],
])('calls the phone "%s" by %s', (phone, link) => {
  expect(callLink(phone)).toBe(link)
})
