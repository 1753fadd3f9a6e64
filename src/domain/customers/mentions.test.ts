import { expect, test } from 'vitest'
import { mentionOf } from './mentions'

const mention = mentionOf({ phones: ['+919419012345'], emails: ['g.nabi@fish.test'] }) ?? /^$/

test.each(['94190 12345', '+91-94190-12345', '00919419012345', '(0)9419012345', '۹۴۱۹۰ ۱۲۳۴۵', '९४१९०१२३४५', 'G.Nabi@Fish.test'])(
  'finds %s in a text, and all of it',
  (written) => {
    expect(`Call ${written}, please.`.replace(mention, '…')).toMatch(/^Call (\(0\))?…, please\.$/)
  },
)

test.each(['9419012346', '941901234567', '394190123450', 'gxnabi@fish.test'])('does not match %s', (other) => {
  expect(mention.test(`Call ${other}, please.`)).toBe(false)
})

test('matches nothing without a phone or an address', () => {
  expect(mentionOf({ phones: [], emails: [] })).toBeUndefined()
})
