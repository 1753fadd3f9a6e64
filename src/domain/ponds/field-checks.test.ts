import { expect, test } from 'vitest'
import { FEED } from '../../../tests/fixtures/rows/ponds'
import { bagRefusals, pondRefusals } from './field-checks'

const today = '2026-04-10'

test.each([
  [{ name: 'Upper pond', size: { cubicMetres: 45 } }, []],
  [{ name: 'Upper pond', size: { length: 15, width: 2, depth: 1.5 }, waterFlow: 12 }, []],
  [{ name: '', size: { cubicMetres: 45 } }, ['name']],
  [{ name: 'x'.repeat(61), size: { cubicMetres: 45 } }, ['name']],
  [{ name: '<img src=x>', size: { cubicMetres: 0 } }, ['name', 'cubicMetres']],
  [{ name: 'Pond', size: { length: 15, width: 0, depth: 1.5 } }, ['metres']],
  [{ name: 'Pond', size: { length: 100_000, width: 100_000, depth: 100 } }, ['cubicMetres']],
  [{ name: 'Pond', size: { cubicMetres: 45 }, waterFlow: -1 }, ['waterFlow']],
])('for the pond %j refuses %j', (pond, fields) => {
  expect(pondRefusals(pond).map(({ field }) => field)).toEqual(fields)
})

test.each([
  [{ kind: 'bought', day: today, feed: FEED, kilograms: 50 }, []],
  [{ kind: 'counted', day: today, feed: FEED, kilograms: 0 }, []],
  [{ kind: 'bought', day: today, feed: FEED, kilograms: 0 }, ['kilograms']],
  [{ kind: 'bought', day: '2026-04-11', feed: { name: '' }, kilograms: 5 }, ['day', 'feed']],
] as const)('of feed in the store %j refuses %j', (bags, fields) => {
  expect(bagRefusals(bags, today).map(({ field }) => field)).toEqual(fields)
})
