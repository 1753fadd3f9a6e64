import { expect, test } from 'vitest'
import { scannedLot } from './scanned-lot'

const SHOP = 'https://feed.example'

test.each([
  ['https://feed.example/sack/E-261101-1', 'E-261101-1'],
  ['https://feed.example/ur/sack/e-261101-1?order=12', 'E-261101-1'],
  ['E-261101-1', 'E-261101-1'],
  ['https://stranger.example/sack/E-261101-1', undefined],
  ['https://feed.example.stranger.example/sack/E-261101-1', undefined],
  ['https://feed.example@stranger.example/sack/E-261101-1', undefined],
  ['upi://pay?pa=stranger@bank', undefined],
  ['https://feed.example/shop', undefined],
  ['', undefined],
])('a code that says %j opens lot %j', (text, lot) => {
  expect(scannedLot(text, SHOP)).toBe(lot)
})
