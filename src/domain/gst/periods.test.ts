import { expect, test } from 'vitest'
import { gstPeriods } from './periods'

const at = (day: string) =>
  Object.fromEntries(gstPeriods(new Date(`${day}T06:30:00.000Z`)).map(([name, { from, to }]) => [name, `${from} ${to}`]))

test('months, quarters and financial years are whole', () => {
  expect(at('2026-11-22')).toEqual({
    'Last month': '2026-10-01 2026-10-31',
    'This month': '2026-11-01 2026-11-30',
    'Last quarter': '2026-07-01 2026-09-30',
    'This quarter': '2026-10-01 2026-12-31',
    'Last financial year': '2025-04-01 2026-03-31',
    'This financial year': '2026-04-01 2027-03-31',
  })
})

test('they turn with the year', () => {
  expect(at('2027-01-05')).toMatchObject({ 'Last month': '2026-12-01 2026-12-31', 'Last quarter': '2026-10-01 2026-12-31' })
  expect(at('2028-03-31')).toMatchObject({
    'Last month': '2028-02-01 2028-02-29',
    'This financial year': '2027-04-01 2028-03-31',
  })
})
