import { expect, test } from 'vitest'
import { settingFault } from './account/settings-schema'
import { newBill } from './customers/bills-schema'
import { newCustomer } from './customers/schema'
import { GSTIN_CHECK, GSTIN_LETTERS, GSTIN_SENTENCE, GSTIN_STATE, gstinCheck, isGstin, plainGstin } from './gstin'

const GOOD = [
  ['a firm', '01ABCDE1234F1ZE'],
  ['a firm in Ladakh', '38ABCDE1234F1ZX'],
  ['a firm in other territory', '97ABCDE1234F1ZT'],
  ['a real firm', '27AAPFU0939F1ZV'],
  ['an office of a government', '01SRTF00000A1ZG'],
  ['a real office', '33GSPTN0231G1ZM'],
  ['a deductor of tax with a TAN', '01SRTF00000A1DP'],
  ['a deductor of tax with a PAN', '01ABCDE1234F1DN'],
  ['a collector of tax', '01ABCDE1234F1CP'],
  ['a body of the United Nations', '0717UNO00157UNO'],
  ['an embassy', '0717USA00012UN8'],
  ['another notified person', '0117ABC00001ONA'],
  ['a person from abroad', '0717USA00011NR9'],
  ['a real service from abroad', '9917SGP29001OST'],
  ['small letters and spaces', '01 abcde1234f 1ze '],
  ['wide letters and a mark nobody sees', '０１ABCDE1234F1ZE\u200e'],
] as const

const BAD = [
  ['01ABCDE1234F1Z', GSTIN_SENTENCE],
  ['01ABCDE1234F1ZE5', GSTIN_SENTENCE],
  ['ABCDE1234F', GSTIN_SENTENCE],
  ['01ABCDE1234F1X5', GSTIN_SENTENCE],
  ['01ABC0000000000', GSTIN_SENTENCE],
  ['0717USA00012XX2', GSTIN_SENTENCE],
  ['ZZABCDE1234F1Z5', GSTIN_SENTENCE],
  ['00ABCDE1234F1ZC', GSTIN_STATE],
  ['39ABCDE1234F1ZV', GSTIN_STATE],
  ['99ABCDE1234F1ZP', GSTIN_STATE],
  ['01ABCDE1234F1ZF', GSTIN_CHECK],
  ['01ABCED1234F1ZE', GSTIN_CHECK],
  ['10ABCDE1234F1ZE', GSTIN_CHECK],
  // Cyrillic and Greek letters that look like Latin ones.
  ['01АВСDЕ1234F1ZЕ', GSTIN_LETTERS],
  ['01ΑΒCDΕ1234F1ΖΕ', GSTIN_LETTERS],
  ['ОІАВСЕНКМОРТХУЅ', GSTIN_LETTERS],
] as const

test.each(GOOD)('accepts the number of %s on bills, of customers and in settings', (_who, number) => {
  expect(isGstin(number)).toBe(true)
  expect(newBill.parse({ gstin: number })).toEqual({ gstin: plainGstin(number) })
  expect(newCustomer.parse({ name: 'x', phone: '94190 12345', gstin: number }).gstin).toBe(plainGstin(number))
  expect(settingFault('gst_number', number)).toBeUndefined()
})

test.each(BAD)('refuses %s on bills, of customers and in settings with the same sentence', (number, sentence) => {
  expect(newBill.safeParse({ gstin: number }).error?.issues[0]?.message).toBe(sentence)
  const customer = newCustomer.safeParse({ name: 'x', phone: '94190 12345', gstin: number })
  expect(customer.error?.issues).toMatchObject([{ path: ['gstin'], message: sentence }])
  expect(settingFault('gst_number', number)).toBe(sentence)
})

test('each single wrong character is found', () => {
  const right = '27AAPFU0939F1ZV'
  for (const [place, character] of [...right].entries()) {
    for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      if (other !== character) expect(isGstin(right.slice(0, place) + other + right.slice(place + 1)), other).toBe(false)
    }
  }
})

test('the checksum is a character of base 36', () => {
  expect(gstinCheck('27AAPFU0939F1Z')).toBe('V')
  expect(gstinCheck('29AAGCB7383J1Z')).toBe('4')
})

test('a bill needs no GSTIN', () => {
  expect(newBill.parse({ gstin: ' ' })).toEqual({ gstin: '' })
  expect(newBill.parse({})).toEqual({})
})
