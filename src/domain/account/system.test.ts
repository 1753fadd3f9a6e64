import { expect, test } from 'vitest'
import { backupBadge, sizeInWords, spanInWords } from './system'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [3_449_000, '3.4 MB'],
  [9_940_000, '9.9 MB'],
  [10_000_000, '10 MB'],
  [118_900_000_000, '118 GB'],
  [2_500_000_000_000, '2.5 TB'],
  [7_000_000_000_000_000, '7000 TB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, 'less than a minute'],
  [MINUTE - 1, 'less than a minute'],
  [MINUTE, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [HOUR, '1 hour'],
  [3 * HOUR + 12 * MINUTE, '3 hours 12 minutes'],
  [DAY + 59 * MINUTE, '1 day'],
  [12 * DAY + HOUR, '12 days 1 hour'],
])('a span of %i ms is %s', (milliseconds, words) => {
  expect(spanInWords(milliseconds)).toBe(words)
})

test.each([
  [null, 'No backup yet'],
  ['2026-11-26T06:30:00Z', 'Last Backup Today'],
  // 00:30 in India.
  ['2026-11-25T19:00:00Z', 'Last Backup Today'],
  ['2026-11-25T18:00:00Z', 'Last Backup 1 day ago'],
  ['2026-11-23T06:30:00Z', 'Last Backup 3 days ago'],
  // The clocks of server and browser may differ.
  ['2026-11-26T19:00:00Z', 'Last Backup Today'],
])('a backup at %s is labelled %s', (at, words) => {
  expect(backupBadge(at, new Date('2026-11-26T12:00:00Z'))).toBe(words)
})
