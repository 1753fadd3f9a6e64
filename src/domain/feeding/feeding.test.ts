import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advancedFeedingPlan,
  densityLevel,
  type FeedingPlan,
  feedingNotices,
  feedingPlan,
  monthlyCost,
  noticeKind,
  stockingDensity,
  temperatureFactor,
} from './feeding'
import { MAX_AVERAGE_WEIGHT, MAX_FISH_COUNT, WATER_TEMPERATURE } from './feeding-limits'
import { LIFE_STAGES } from './stages'

const planOf = (biomass: number): FeedingPlan => {
  const plan = feedingPlan({ fishCount: biomass, averageWeight: 1000, lifeStage: 'grower' })
  if (!plan) throw new Error('no plan')
  return plan
}

describe('the simple calculator', () => {
  test.each([
    ['fry', 5, 10, 0.5],
    ['fingerling', 3, 4, 0.75],
    ['grower', 2, 2, 1],
    ['broodstock', 1.5, 2, 0.75],
  ] as const)('feeds 100 kg of %s %d kg a day in %d feeds of %d kg', (lifeStage, daily, feedsADay, perFeed) => {
    const plan = feedingPlan({ fishCount: 2000, averageWeight: 50, lifeStage })
    expect(plan).toMatchObject({ biomass: 100, daily, feedsADay, perFeed, weekly: daily * 7, monthly: daily * 30 })
  })

  test('ignores the water temperature', () => {
    const inputs = { fishCount: 1000, averageWeight: 50, lifeStage: 'grower' } as const
    expect(feedingPlan({ ...inputs, waterTemp: 4 })).toEqual(feedingPlan(inputs))
  })

  test.each([
    ['no count', undefined, 50],
    ['no weight', 1000, undefined],
    ['a count of zero', 0, 50],
    ['a weight of zero', 1000, 0],
    ['a negative count', -1000, 50],
    ['two negatives', -1000, -50],
    ['a count that is not a number', Number.NaN, 50],
    ['a weight that is not a number', 1000, Number.NaN],
    ['an endless count', Number.POSITIVE_INFINITY, 50],
    ['a weight no trout has', 1000, 1e300],
  ])('shows nothing for %s', (_, fishCount, averageWeight) => {
    expect(feedingPlan({ fishCount, averageWeight, lifeStage: 'fry' })).toBeUndefined()
  })

  test.each([
    [25 / 30, 1],
    [25.1 / 30, 2],
    [0.7, 1],
    [0.00001, 1],
    [100, 120],
  ])('rounds a month at %d kg a day up to %d bags', (daily, bags) => {
    expect(planOf(daily * 50).bags).toBe(bags)
  })
})

test.each([
  [-1, 0.5],
  [7.9, 0.5],
  [8, 0.7],
  [11.9, 0.7],
  [12, 1],
  [18, 1],
  [18.1, 0.9],
  [22, 0.9],
  [22.1, 0.6],
  [undefined, 1],
  [Number.NaN, 1],
])('multiplies the ration at %s °C by %d', (celsius, factor) => {
  expect(temperatureFactor(celsius)).toBe(factor)
})

test('plans 1000 growers of 50 g at 10 °C in 20 m³', () => {
  const inputs = { fishCount: 1000, averageWeight: 50, lifeStage: 'grower', waterTemp: 10, pondSize: 20 } as const
  const plan = advancedFeedingPlan(inputs)
  expect(plan?.biomass).toBe(50)
  expect(plan?.percent).toBeCloseTo(1.4, 12)
  expect(plan?.daily).toBeCloseTo(0.7, 12)
  expect(plan?.perFeed).toBeCloseTo(0.35, 12)
  expect(plan?.weekly).toBeCloseTo(4.9, 12)
  expect(plan?.monthly).toBeCloseTo(21, 12)
  expect(plan?.bags).toBe(1)
  const density = plan && stockingDensity(plan, inputs.pondSize)
  expect(density).toBe(2.5)
  expect(densityLevel(2.5)).toBe('low')
  expect(feedingNotices(density, inputs.waterTemp)).toEqual(['sparse', 'cold'])
})

test.each([
  [25.1, 'high', ['crowded']],
  [25, 'optimal', []],
  [15, 'optimal', []],
  [14.9, 'low', []],
  [10, 'low', []],
  [9.9, 'low', ['sparse']],
] as const)('calls %d kg/m³ %s', (density, level, notices) => {
  expect(densityLevel(density)).toBe(level)
  expect(feedingNotices(density, 15)).toEqual(notices)
})

test.each([
  [11.9, ['cold']],
  [12, []],
  [20, []],
  [20.1, ['warm']],
  [undefined, []],
  [Number.NaN, []],
] as const)('warns of %s °C with %s', (celsius, notices) => {
  expect(feedingNotices(undefined, celsius)).toEqual(notices)
})

test.each([undefined, 0, -20, Number.NaN, Number.POSITIVE_INFINITY, 1e-300])(
  'gives no density for a pond of %s m³',
  (pondSize) => {
    expect(stockingDensity(planOf(50), pondSize)).toBeUndefined()
  },
)

test('computes the monthly cost in paise, unless it exceeds the maximum price', () => {
  expect(monthlyCost(3, 275_000)).toBe(825_000)
  expect(monthlyCost(100_000_000, 275_000)).toBeUndefined()
})

describe('for any farm', () => {
  const inputs = fc.record({
    fishCount: fc.double({ min: 1, max: MAX_FISH_COUNT, noNaN: true }),
    averageWeight: fc.double({ min: 0.01, max: MAX_AVERAGE_WEIGHT, noNaN: true }),
    lifeStage: fc.constantFrom(...LIFE_STAGES),
    waterTemp: fc.option(fc.double({ ...WATER_TEMPERATURE, noNaN: true }), { nil: undefined }),
    pondSize: fc.option(fc.double(), { nil: undefined }),
  })

  test('more fish or bigger fish never need less feed', () => {
    fc.assert(
      fc.property(inputs, fc.double({ min: 1, max: 10, noNaN: true }), (farm, times) => {
        const daily = advancedFeedingPlan(farm)?.daily ?? 0
        const { fishCount, averageWeight } = farm
        expect(
          advancedFeedingPlan({ ...farm, fishCount: Math.min(MAX_FISH_COUNT, fishCount * times) })?.daily,
        ).toBeGreaterThanOrEqual(daily)
        expect(
          advancedFeedingPlan({ ...farm, averageWeight: Math.min(MAX_AVERAGE_WEIGHT, averageWeight * times) })?.daily,
        ).toBeGreaterThanOrEqual(daily)
      }),
    )
  })

  test('a week has seven days, a month thirty, and the bags hold the month’s feed', () => {
    fc.assert(
      fc.property(inputs, (farm) => {
        const plan = advancedFeedingPlan(farm)
        if (!plan) throw new Error('no plan')
        const { daily, weekly, monthly, perFeed, feedsADay, bags } = plan
        expect(weekly).toBe(daily * 7)
        expect(monthly).toBe(daily * 30)
        expect(perFeed * feedsADay).toBeCloseTo(daily, 3)
        expect(bags * 25).toBeGreaterThanOrEqual(monthly - 0.001)
        expect(Math.max(0, bags - 1) * 25).toBeLessThan(monthly + 0.001)
      }),
    )
  })

  test('every figure is positive or missing', () => {
    const anything = fc.oneof(fc.constant(undefined), fc.double(), fc.double({ min: 0, max: 1e9, noNaN: true }))
    fc.assert(
      fc.property(
        anything,
        anything,
        fc.constantFrom(...LIFE_STAGES),
        anything,
        anything,
        (fishCount, averageWeight, lifeStage, waterTemp, pondSize) => {
          const plan = advancedFeedingPlan({ fishCount, averageWeight, lifeStage, waterTemp, pondSize })
          if (!plan) return
          const density = stockingDensity(plan, pondSize) ?? 0
          for (const figure of [...Object.values(plan), density]) expect(Number.isFinite(figure) && figure >= 0).toBe(true)
        },
      ),
    )
  })
})

test('every notice except a sparse pond is a warning', () => {
  expect((['crowded', 'sparse', 'cold', 'warm'] as const).map(noticeKind)).toEqual(['warning', 'info', 'warning', 'warning'])
})
