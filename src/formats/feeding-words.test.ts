import { expect, test } from 'vitest'
import { advancedFeedingPlan, type FeedingInputs, type FeedingPlan, feedingPlan } from '~/rules/feeding'
import { spokenPlan, workingOf } from './feeding-words'

const inputs: FeedingInputs = { fishCount: 1000, averageWeight: 50, lifeStage: 'grower', waterTemp: 10 }
const fitted = advancedFeedingPlan(inputs) as FeedingPlan

test('shows the sum behind a plan', () => {
  expect(workingOf(inputs, fitted, true)).toEqual([
    '1,000 fish × 50 g = 50 kg of fish',
    '2% a day (grower) × 0.7 (water of 10 °C) = 1.4%',
    '50 kg × 1.4% = 0.70 kg a day',
  ])
})

test('leaves the water out of a sum that is not fitted to it, or knows no water', () => {
  expect(workingOf(inputs, feedingPlan(inputs) as FeedingPlan, false)[1]).toBe('2% a day (grower) = 2%')
  const { waterTemp: _, ...dry } = inputs
  expect(workingOf(dry, advancedFeedingPlan(dry) as FeedingPlan, true)[1]).toBe('2% a day (grower) = 2%')
})

test('says a plan in one breath', () => {
  expect(spokenPlan(fitted)).toBe('0.70 kg a day, in 2 feeds of 0.35 kg. 4.9 kg a week, 21 kg a month, for a biomass of 50 kg.')
})
