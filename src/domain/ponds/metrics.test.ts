import { expect, test } from 'vitest'
import { FEED, newPond, pondEvent, recordOf } from '../../../tests/fixtures/rows/ponds'
import { advancedFeedingPlan } from '../feeding/feeding'
import { grownWeight } from './growth'
import { cubicMetresOf, growthOf, growthSteps, metricsOf, mortality } from './metrics'
import { noticesOf, rationOf } from './today'

const TODAY = '2026-04-10'
const stocked = pondEvent('stocked', '2026-03-01', { count: 2000, meanWeight: 40 })
const weighed = pondEvent('weighed', '2026-03-31', { weighings: [1, 2, 3].map((number) => ({ number, grams: number * 60 })) })
const temperature = pondEvent('temperature', '2026-03-01', { celsius: 10 })
const fed = (kilograms: number) => pondEvent('fed', TODAY, { kilograms, feed: FEED })

test.each([
  [{ cubicMetres: 45 }, 45],
  [{ length: 15, width: 2, depth: 1.5 }, 45],
])('a pond of %j has %d m³', (size, cubicMetres) => {
  expect(cubicMetresOf(size)).toBe(cubicMetres)
})

test('estimates today from the last weighing and the growth since, by the pond’s coefficient', () => {
  const { weight, biomass, density, daysSinceWeighed } = metricsOf(recordOf([stocked, temperature, weighed]), TODAY)
  const own = (1000 * (Math.cbrt(60) - Math.cbrt(40))) / 300
  expect(weight).toMatchObject({
    since: { day: '2026-03-31', mean: 60, kind: 'weighed' },
    degreeDays: 100,
    isOwnCoefficient: true,
  })
  expect(weight?.coefficient).toBeCloseTo(own, 9)
  expect(weight?.mean).toBeCloseTo(grownWeight(60, own, 100), 9)
  expect(biomass).toBeCloseTo((2000 * (weight?.mean ?? 0)) / 1000, 9)
  expect(density).toBeCloseTo((biomass ?? 0) / 45, 9)
  expect(daysSinceWeighed).toBe(10)
})

test.each([
  ['after the stocking alone, slowly', [stocked, temperature], grownWeight(40, 1.3, 400)],
  ['without a temperature, not at all', [stocked], 40],
  [
    'slowly, where the weighings cannot be',
    [stocked, temperature, pondEvent('weighed', '2026-03-31', { weighings: [{ number: 100, grams: 20_000 }] })],
    grownWeight(200, 1.3, 100),
  ],
])('assumes growth %s', (_, events, mean) => {
  const { weight } = metricsOf(recordOf(events), TODAY)
  expect(weight?.mean).toBeCloseTo(mean, 9)
  expect(weight?.isOwnCoefficient).toBe(false)
})

test('uses growth over at least two weeks, not between weighings of one week', () => {
  const again = pondEvent('weighed', '2026-04-05', { weighings: [1, 2, 3].map((number) => ({ number, grams: number * 64 })) })
  const { weight } = metricsOf(recordOf([stocked, temperature, weighed, again]), TODAY)
  expect(weight?.coefficient).toBeCloseTo((1000 * (Math.cbrt(64) - Math.cbrt(40))) / 350, 9)
})

test('averages arriving fish with grown fish', () => {
  const more = pondEvent('stocked', TODAY, { count: 2000, meanWeight: 20 })
  const { weight } = metricsOf(recordOf([stocked, temperature, more]), TODAY)
  expect(weight?.mean).toBeCloseTo((grownWeight(40, 1.3, 400) + 20) / 2, 9)
  expect(weight?.since.kind).toBe('mixed')
})

test('gives the ration of the calculator minus what was fed', () => {
  const events = [stocked, temperature, weighed]
  const metrics = metricsOf(recordOf(events), TODAY)
  const plan = advancedFeedingPlan({
    fishCount: 2000,
    averageWeight: metrics.weight?.mean,
    lifeStage: 'grower',
    waterTemp: 10,
  })
  const ration = rationOf(metrics)
  expect(ration).toMatchObject({ plan, stage: 'grower', factor: 0.7, fedToday: 0, feedsLeft: 2 })
  expect(ration?.feedNow).toBeCloseTo((plan?.daily ?? 0) / 2, 9)

  const once = rationOf(metricsOf(recordOf([...events, fed(0.5)]), TODAY))
  expect(once).toMatchObject({ fedToday: 0.5, feedsLeft: 1 })
  expect(once?.feedNow).toBeCloseTo((plan?.daily ?? 0) - 0.5, 9)
  // After two small feeds the rest is one third.
  expect(rationOf(metricsOf(recordOf([...events, fed(0.1), fed(0.1)]), TODAY))).toMatchObject({ feedsLeft: 1 })
  expect(rationOf(metricsOf(recordOf([...events, fed(5)]), TODAY))).toMatchObject({ feedsLeft: 0, feedNow: 0 })
})

test.each([
  ['no fish', []],
  ['a pond harvested empty', [stocked, pondEvent('harvested', '2026-04-01', { count: 2000, kilograms: 120 })]],
])('has no ration and no weight for %s', (_, events) => {
  const metrics = metricsOf(recordOf(events), TODAY)
  expect([metrics.weight, metrics.biomass, metrics.density, rationOf(metrics)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(noticesOf(metrics)).toEqual([])
})

test.each([
  [[], ['sparse', 'no temperature', 'weigh again']],
  [[temperature], ['sparse', 'cold', 'weigh again']],
  [
    [temperature, weighed],
    ['sparse', 'cold'],
  ],
  [
    [pondEvent('temperature', TODAY, { celsius: 21 }), weighed],
    ['sparse', 'warm'],
  ],
  [
    [temperature, weighed, pondEvent('oxygen', TODAY, { milligrams: 6 })],
    ['sparse', 'cold', 'oxygen low'],
  ],
  [
    [temperature, weighed, pondEvent('oxygen', TODAY, { milligrams: 4.9 })],
    ['sparse', 'cold', 'oxygen too low'],
  ],
  [
    [temperature, weighed, pondEvent('treated', '2026-04-01', { treatment: 'Salt', withdrawalDays: 9 })],
    ['sparse', 'cold'],
  ],
  [
    [temperature, weighed, pondEvent('treated', '2026-04-01', { treatment: 'Salt', withdrawalDays: 10 })],
    ['sparse', 'cold', 'withdrawal'],
  ],
])('warns the farmer: %#', (events, notices) => {
  expect(noticesOf(metricsOf(recordOf([stocked, ...events]), TODAY))).toEqual(notices)
})

test('warns of a crowded pond with the limit of the calculator', () => {
  expect(noticesOf(metricsOf(recordOf([stocked, weighed], newPond(1, 4)), TODAY))).toContain('crowded')
})

test('a clock set back before the last entry does not remove days', () => {
  const metrics = metricsOf(recordOf([stocked, temperature, weighed]), '2026-01-01')
  expect(metrics.today).toBe('2026-03-31')
  expect(metrics.weight?.mean).toBeCloseTo(60, 9)
})

test('reports growth per step and for the whole batch, and deaths', () => {
  const events = [stocked, temperature, pondEvent('dead', '2026-03-05', { count: 50 }), weighed, fed(3)]
  const { batch, temperatures } = metricsOf(recordOf(events), TODAY)
  if (!batch) throw new Error('no batch')
  const steps = growthSteps(batch, temperatures)
  expect(steps).toHaveLength(1)
  expect(steps[0]?.specificGrowthRate).toBeCloseTo((100 * Math.log(1.5)) / 30, 9)
  expect(steps[0]?.growthCoefficient).toBeCloseTo((1000 * (Math.cbrt(60) - Math.cbrt(40))) / 300, 9)
  expect(growthOf(batch, temperatures)).toEqual(steps[0])
  expect(mortality(batch)).toBe(2.5)
})

test('caches the metrics of a pond until it changes', () => {
  const record = recordOf([stocked])
  expect(metricsOf(record, TODAY)).toBe(metricsOf(record, TODAY))
  expect(metricsOf(record, '2026-04-11').today).toBe('2026-04-11')
})
