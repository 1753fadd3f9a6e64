import { expect, test } from 'vitest'
import { settingFault } from './account/settings-schema'
import { newBill } from './customers/bills-schema'
import { GSTIN_SENTENCE, isGstin, plainGstin } from './gstin'

const GOOD = [
  ['a firm', '01ABCDE1234F1Z5'],
  ['an office of a government', '01SRTF00000A1Z5'],
  ['a deductor of tax with a TAN', '01SRTF00000A1D5'],
  ['a deductor of tax with a PAN', '01ABCDE1234F1DK'],
  ['a collector of tax', '01ABCDE1234F1CX'],
  ['a body of the United Nations', '0717UNO00157UNO'],
  ['an embassy', '0717USA00012UN2'],
  ['another notified person', '0117ABC00001ON4'],
  ['a person from abroad', '0717USA00011NRQ'],
  ['a service from abroad', '9917USA29001OS1'],
  ['small letters and spaces', '01 abcde1234f 1z5 '],
  ['wide letters and a mark nobody sees', '０１ABCDE1234F1Z5\u200e'],
] as const

const BAD = [
  '01ABCDE1234F1Z',
  '01ABCDE1234F1Z55',
  'ABCDE1234F',
  '01ABCDE1234F1X5',
  '01ABC0000000000',
  '0717USA00012XX2',
  'ZZABCDE1234F1Z5',
]

test.each(GOOD)('accepts the number of %s on bills and in settings', (_who, number) => {
  expect(isGstin(number)).toBe(true)
  expect(newBill.parse({ gstin: number })).toEqual({ gstin: plainGstin(number) })
  expect(settingFault('gst_number', number)).toBeUndefined()
})

test.each(BAD)('refuses %s on bills and in settings with the same sentence', (number) => {
  expect(newBill.safeParse({ gstin: number }).error?.issues[0]?.message).toBe(GSTIN_SENTENCE)
  expect(settingFault('gst_number', number)).toBe(GSTIN_SENTENCE)
})

test('a bill needs no GSTIN', () => {
  expect(newBill.parse({ gstin: ' ' })).toEqual({ gstin: '' })
  expect(newBill.parse({})).toEqual({})
})
