import { expect, test } from 'vitest'
import { daysOfPeriod } from './periods'

const NOW = new Date('2026-11-21T20:00:00.000Z')

test.each([
  [{ period: '30', from: '', to: '' }, '2026-10-24', '2026-11-22'],
  [{ period: '7', from: '2026-01-01', to: '2026-01-02' }, '2026-11-16', '2026-11-22'],
  [{ period: 'own', from: '2026-01-01', to: '2026-01-02' }, '2026-01-01', '2026-01-02'],
  [{ period: 'own', from: '2026-01-01', to: '' }, '2026-10-24', '2026-11-22'],
  [{ period: 'toString', from: '', to: '' }, '2026-10-24', '2026-11-22'],
])('%j goes from %s to %s', (asked, from, to) => {
  expect(daysOfPeriod(asked, NOW)).toEqual({ from, to })
})
