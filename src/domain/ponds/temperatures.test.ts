import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pondEvent } from '../../../tests/fixtures/rows/ponds'
import { dayAfter } from './days'
import { temperaturesOf } from './temperatures'

const read = (day: string, celsius: number) => pondEvent('temperature', day, { celsius })

test.each([
  ['one reading holds before and after', [read('2026-03-10', 10)], '2026-03-01', '2026-03-21', 200],
  [
    'goes straight between readings',
    [read('2026-03-01', 8), read('2026-03-05', 12)],
    '2026-03-01',
    '2026-03-05',
    8 + 9 + 10 + 11,
  ],
  ['takes the mean of a day', [read('2026-03-01', 8), read('2026-03-01', 12)], '2026-03-01', '2026-03-02', 10],
  ['holds the last', [read('2026-03-01', 8), read('2026-03-02', 12)], '2026-03-02', '2026-03-05', 36],
  ['is nothing within a day', [read('2026-03-01', 8)], '2026-03-01', '2026-03-01', 0],
])('%s', (_, readings, from, to, sum) => {
  expect(temperaturesOf(readings).degreeDays(from, to)).toBeCloseTo(sum, 9)
})

test('is undefined without a reading', () => {
  const none = temperaturesOf([pondEvent('dead', '2026-03-01', { count: 1 })])
  expect([none.last, none.on('2026-03-01'), none.degreeDays('2026-03-01', '2026-03-05')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('returns the last reading, and the temperature of any day', () => {
  const some = temperaturesOf([read('2026-03-01', 8), read('2026-03-05', 12)])
  expect(some.last).toEqual({ celsius: 12, day: '2026-03-05' })
  expect([some.on('2026-02-01'), some.on('2026-03-03'), some.on('2026-04-01')]).toEqual([8, 10, 12])
})

test('degree-days are the sum of their parts and of daily temperatures', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 12 })
  const celsius = fc.double({ min: 0, max: 25, noNaN: true })
  const start = '2026-03-01'
  fc.assert(
    fc.property(
      days,
      fc.array(celsius, { minLength: 12, maxLength: 12 }),
      fc.nat(80),
      fc.nat(80),
      (on, values, first, second) => {
        const readings = on.sort((a, b) => a - b).map((day, index) => read(dayAfter(start, day), values[index] ?? 0))
        const { degreeDays, on: onDay } = temperaturesOf(readings)
        const [middle, end] = [dayAfter(start, first), dayAfter(start, first + second)]
        expect((degreeDays(start, middle) ?? 0) + (degreeDays(middle, end) ?? 0)).toBeCloseTo(degreeDays(start, end) ?? 0, 6)
        const sum = Array.from({ length: first }, (_, day) => onDay(dayAfter(start, day)) ?? 0).reduce((a, b) => a + b, 0)
        expect(sum).toBeCloseTo(degreeDays(start, middle) ?? 0, 6)
      },
    ),
    { numRuns: 50 },
  )
})
