import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEED, pondEvent, recordOf } from '../../../tests/fixtures/rows/ponds'
import { type Batch, batchesOf } from './batches'
import { besideBenchmark, conversionBetween, isFeedComplete } from './conversion'

const stocked = pondEvent('stocked', '2026-03-01', { count: 1000, meanWeight: 50 })
const fed = (day: string, kilograms: number) => pondEvent('fed', day, { kilograms, feed: FEED })
/** Single fish of equal weight: a mean without error. */
const weighed = (day: string, grams: number) =>
  pondEvent('weighed', day, { weighings: [1, 2, 3].map((number) => ({ number, grams: number * grams })) })

function wholeOf(events: Parameters<typeof recordOf>[0]) {
  const batch = batchesOf(recordOf(events))[0] as Batch
  const [from, to] = [batch.points[0], batch.points.at(-1)]
  if (!from || !to) throw new Error('no points')
  return conversionBetween(batch, from, to)
}

test.each([
  // 1000 fish from 50 to 100 g gain 50 kg.
  ['grown', [stocked, fed('2026-03-02', 55), weighed('2026-03-31', 100)], { gain: 50, feed: 55 }, 1.1, 1.1],
  // 900 × 100 g − 50 kg = 40 kg; the dead weighed 50 × 2^(15/30) g each.
  [
    'with deaths',
    [stocked, fed('2026-03-02', 44), pondEvent('dead', '2026-03-16', { count: 100 }), weighed('2026-03-31', 100)],
    { gain: 40, dead: (100 * 50 * Math.SQRT2) / 1000 },
    1.1,
    44 / (40 + 5 * Math.SQRT2),
  ],
  // 500 × 100 g + 40 kg − 50 kg = 40 kg.
  [
    'with a harvest',
    [
      stocked,
      fed('2026-03-02', 48),
      pondEvent('harvested', '2026-03-20', { count: 500, kilograms: 40 }),
      weighed('2026-03-31', 100),
    ],
    { gain: 40, harvested: 40 },
    1.2,
    1.2,
  ],
  // 1500 × 100 g − 50 kg − 500 × 60 g = 70 kg.
  [
    'with fish that came',
    [
      stocked,
      fed('2026-03-02', 70),
      pondEvent('stocked', '2026-03-20', { count: 500, meanWeight: 60 }),
      weighed('2026-03-31', 100),
    ],
    { gain: 70, arrived: 30 },
    1,
    1,
  ],
  // 200 kg − 50 kg = 150 kg, and no fish left.
  [
    'harvested empty',
    [stocked, fed('2026-03-02', 150), pondEvent('harvested', '2026-08-01', { count: 1000, kilograms: 200 })],
    { gain: 150, harvested: 200, biomass: { from: 50, to: 0 } },
    1,
    1,
  ],
])('turns feed into fish %s', (_, events, sums, economic, biological) => {
  const conversion = wholeOf(events)
  for (const [name, value] of Object.entries(sums)) {
    const found = conversion[name as 'gain']
    if (typeof value === 'number') expect(found).toBeCloseTo(value, 9)
    else expect(found).toEqual(value)
  }
  expect(conversion.economic?.ratio).toBeCloseTo(economic, 9)
  expect(conversion.biological?.ratio).toBeCloseTo(biological, 9)
})

test('feed on the day of a weighing counts after it', () => {
  expect(wholeOf([stocked, fed('2026-03-01', 10), fed('2026-03-31', 7), weighed('2026-03-31', 100)]).feed).toBe(10)
})

test.each([
  ['nothing was fed', [stocked, weighed('2026-03-31', 100)]],
  ['nothing was gained', [stocked, fed('2026-03-02', 5), weighed('2026-03-31', 50)]],
  ['weight was lost', [stocked, fed('2026-03-02', 5), weighed('2026-03-31', 40)]],
])('gives no conversion if %s', (_, events) => {
  expect(wholeOf(events)).toMatchObject({ economic: undefined, biological: undefined })
})

test('gives the error range of the conversion from the weighings', () => {
  // 100 fish of 100 g in one net: 2.57 g of error, 2.57 kg for all; so the gain is 50 ± 5.14 kg.
  const net = pondEvent('weighed', '2026-03-31', { weighings: [{ number: 100, grams: 10_000 }] })
  const { gainError, economic } = wholeOf([stocked, fed('2026-03-02', 55), net])
  expect(gainError).toBeCloseTo(2.57, 9)
  expect(economic?.from).toBeCloseTo(55 / 55.14, 9)
  expect(economic?.to).toBeCloseTo(55 / 44.86, 9)
})

test('adds the errors of both weighings', () => {
  const net = (day: string, grams: number) => pondEvent('weighed', day, { weighings: [{ number: 100, grams: 100 * grams }] })
  const batch = batchesOf(recordOf([stocked, net('2026-03-10', 60), net('2026-03-31', 80)]))[0] as Batch
  const [, from, to] = batch.points
  if (!from || !to) throw new Error('no points')
  // 2.57 % of 60 kg and of 80 kg.
  expect(conversionBetween(batch, from, to).gainError).toBeCloseTo(0.0257 * 100, 9)
})

test('has no upper limit if the error is as large as the gain', () => {
  const net = pondEvent('weighed', '2026-03-05', { weighings: [{ number: 10, grams: 520 }] })
  const { economic } = wholeOf([stocked, fed('2026-03-02', 3), net])
  expect(economic).toMatchObject({ ratio: expect.closeTo(1.5, 6), to: undefined })
})

test.each([
  [{ ratio: 1.4, from: 1.3, to: 1.5 }, 'worse', false],
  [{ ratio: 1.2, from: 1.05, to: 1.4 }, 'worse', true],
  [{ ratio: 1.1, from: 1, to: 1.2 }, 'as good', false],
  [{ ratio: 0.9, from: 0.8, to: 1 }, 'as good', false],
  [{ ratio: 0.85, from: 0.8, to: 0.91 }, 'better', true],
  [{ ratio: 0.8, from: 0.75, to: 0.85 }, 'better', false],
  [{ ratio: 0.8, from: 0.5, to: undefined }, 'better', true],
] as const)('puts %j beside the benchmark', (ratio, place, isWithinError) => {
  expect(besideBenchmark(ratio)).toEqual({ place, isWithinError })
})

test('two parts sum to the whole, and counting dead fish never worsens the conversion', () => {
  const grams = fc.double({ min: 5, max: 500, noNaN: true })
  const kilograms = fc.double({ min: 0.1, max: 100, noNaN: true })
  fc.assert(
    fc.property(grams, grams, kilograms, kilograms, fc.integer({ min: 1, max: 400 }), (first, second, one, other, count) => {
      const events = [
        stocked,
        fed('2026-03-02', one),
        pondEvent('dead', '2026-03-10', { count }),
        weighed('2026-03-31', first),
        fed('2026-04-02', other),
        pondEvent('harvested', '2026-04-05', { count, kilograms: one }),
        weighed('2026-04-30', second),
      ]
      const batch = batchesOf(recordOf(events))[0] as Batch
      const [a, b, c] = batch.points
      if (!a || !b || !c) throw new Error('no points')
      const parts = [conversionBetween(batch, a, b), conversionBetween(batch, b, c)]
      const whole = conversionBetween(batch, a, c)
      const sum = (name: 'feed' | 'gain' | 'harvested') => parts.reduce((total, part) => total + part[name], 0)
      for (const name of ['feed', 'gain', 'harvested'] as const) expect(sum(name)).toBeCloseTo(whole[name], 6)
      if (whole.economic) expect(whole.biological?.ratio).toBeLessThanOrEqual(whole.economic.ratio)
    }),
  )
})

test('counts the days with feed, and whether they are enough', () => {
  const days = (count: number) => Array.from({ length: count }, (_, day) => fed(`2026-03-${String(day + 2).padStart(2, '0')}`, 2))
  const conversion = (count: number) => wholeOf([stocked, ...days(count), fed('2026-03-02', 1), weighed('2026-03-29', 100)])
  expect(conversion(8)).toMatchObject({ days: 28, fedDays: 8 })
  expect([8, 20, 23, 24, 27].map((count) => isFeedComplete(conversion(count)))).toEqual([false, false, false, true, true])
})
