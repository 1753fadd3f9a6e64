import { expect, test } from 'vitest'
import { messagesOf } from './load-messages'
import { relativeTime } from './relative-time'

const words = messagesOf('en')
const now = new Date('2026-11-21T20:00:00Z')

test.each([
  ['2026-11-21T20:00:00Z', 'Just now'],
  ['2026-11-21T19:59:00.001Z', 'Just now'],
  ['2026-11-21T20:05:00Z', 'Just now'],
  ['2026-11-21T19:59:00Z', '1m ago'],
  ['2026-11-21T19:00:00.001Z', '59m ago'],
  ['2026-11-21T19:00:00Z', '1h ago'],
  ['2026-11-20T20:00:00.001Z', '23h ago'],
])('formats %s as %s', (iso, said) => {
  expect(relativeTime(iso, now, words)).toBe(said)
})

test('shows the date in India after one day', () => {
  expect(relativeTime('2026-11-20T20:00:00Z', now, words)).toMatch(/^21\u00a0Nov\.?\u00a02026$/)
  expect(relativeTime('2026-11-20T18:00:00Z', now, words)).toMatch(/^20\u00a0Nov\.?\u00a02026$/)
})
