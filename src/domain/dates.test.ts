import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatWhen, indianDay, sortableDateTime } from './dates'

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20 23:59', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21 00:00', '2026-11-21'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01 01:30', '2027-01-01'],
])('%s is %s in India', (iso, text, day) => {
  expect(sortableDateTime(iso)).toBe(text)
  expect(indianDay(new Date(iso))).toBe(day)
})

test('formats the day and time in India, which break over no line', () => {
  expect(formatDate('2026-11-20T18:30:00.000Z')).toBe('21\u00a0Nov\u00a02026')
  expect(formatDateTime('2026-11-20T18:30:00.000Z')).toMatch(/^21\u00a0Nov\u00a02026, 12:00\sam$/)
})

test('formats a day without its year, in India', () => {
  expect([formatDay('2026-11-21'), formatDay('2026-03-01'), formatDay('')]).toEqual(['21\u00a0Nov', '1\u00a0Mar', ''])
})

test('formats recent times shorter', () => {
  const now = new Date('2026-11-26T08:00:00.000Z')
  const words = ['2026-11-25T18:30:00.000Z', '2026-11-25T18:29:00.000Z', '2026-01-02T08:00:00.000Z', '2025-11-27T08:00:00.000Z']
  expect(words.map((iso) => formatWhen(iso, now))).toEqual(['00:00', '25\u00a0Nov', '2\u00a0Jan', 'Nov\u00a02025'])
})
