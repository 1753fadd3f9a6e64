import { expect, test } from 'vitest'
import { advancedFeedingPlan, type FeedingInputs, type FeedingPlan, feedingPlan } from '~/domain/feeding/feeding'
import { feedingPlanText, fishOfPlan, planSentence, workingOf } from './feeding-words'
import { amountsIn } from './localized-amounts'

const inputs: FeedingInputs = { fishCount: 1000, averageWeight: 50, lifeStage: 'grower', waterTemp: 10 }
const fitted = advancedFeedingPlan(inputs) as FeedingPlan

test('names the fish of a plan', () => {
  expect(fishOfPlan('en', inputs)).toBe('1,000 growers of 50\u00a0g in water of 10\u00a0°C')
  expect(fishOfPlan('en', { ...inputs, waterTemp: undefined })).toBe('1,000 growers of 50\u00a0g')
})

test('shows the calculation of a plan', () => {
  expect(workingOf('en', inputs, fitted, true)).toEqual([
    '1,000 fish × 50\u00a0g =\u00a050\u00a0kg of fish',
    '2% a day (grower) × 0.7 (water of 10\u00a0°C) =\u00a01.4%',
    '50\u00a0kg × 1.4% =\u00a00.70\u00a0kg a day',
  ])
})

test('omits the water from a calculation that does not use it', () => {
  expect(workingOf('en', inputs, feedingPlan(inputs) as FeedingPlan, false)[1]).toBe('2% a day (grower) =\u00a02%')
  const { waterTemp: _, ...dry } = inputs
  expect(workingOf('en', dry, advancedFeedingPlan(dry) as FeedingPlan, true)[1]).toBe('2% a day (grower) =\u00a02%')
})

test('describes a plan in two sentences', () => {
  expect(planSentence('en', fitted)).toBe(
    '0.70\u00a0kg a day, in 2 feeds of 0.35\u00a0kg. 4.9\u00a0kg a week, 21\u00a0kg a month, for a biomass of 50\u00a0kg.',
  )
})

test('sends a feeding plan line by line', () => {
  expect(feedingPlanText('en', inputs, fitted, 300_000)).toBe(
    [
      'Feeding plan: 1,000 fish of 50\u00a0g (Grower)',
      'Water: 10\u00a0°C',
      'Biomass: 50\u00a0kg',
      'A day: 0.70\u00a0kg, in 2 feeds of 0.35\u00a0kg',
      'A week: 4.9\u00a0kg',
      'A month: 21\u00a0kg, 1 bag of 25\u00a0kg, ₹3,000',
      'Feed: Stock Stage',
    ].join('\n'),
  )
})

test('keeps an amount and its unit together in right-to-left text', () => {
  expect(amountsIn('ur').kilograms(0.7)).toBe('\u20680.70\u00a0kg\u2069')
  expect(feedingPlanText('ur', inputs, fitted, 300_000)).toContain('\u2068₹3,000\u2069')
})

test('says that an amount is too small for a scale', () => {
  expect(amountsIn('en').kilograms(0.000_01)).toBe('under 0.1\u00a0g')
  expect(amountsIn('en').kilograms(0.000_1)).toBe('0.1\u00a0g')
})
