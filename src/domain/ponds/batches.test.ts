import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fishStory } from '../../../tests/fixtures/rows/fish-stories'
import { FEED, newPond, pondEvent, recordOf, uuid } from '../../../tests/fixtures/rows/ponds'
import { type Balance, batchesOf, recordsOf } from './batches'
import { dayAfter } from './days'
import type { PondEvent } from './schema'

const stocked = pondEvent('stocked', '2026-03-01', { count: 1000, meanWeight: 20 })

const isWhole = ({ stocked, arrived, missing, living, dead, harvested, moved }: Balance) =>
  stocked + arrived + missing === living + dead + harvested + moved

test.each([
  ['stocked', [stocked], { stocked: 1000, living: 1000 }],
  ['dead', [stocked, pondEvent('dead', '2026-03-02', { count: 10 })], { dead: 10, living: 990 }],
  ['harvested', [stocked, pondEvent('harvested', '2026-03-02', { count: 400, kilograms: 90 })], { harvested: 400, living: 600 }],
  [
    'moved',
    [stocked, pondEvent('moved', '2026-03-02', { count: 300, meanWeight: 20, toPondId: uuid(2) })],
    { moved: 300, living: 700 },
  ],
  ['stocked again', [stocked, pondEvent('stocked', '2026-03-02', { count: 5, meanWeight: 20 })], { stocked: 1005, living: 1005 }],
  ['more dead than lived', [stocked, pondEvent('dead', '2026-03-02', { count: 1002 })], { dead: 1002, missing: 2, living: 0 }],
])('counts fish that were %s', (_, events, counts) => {
  const [batch] = batchesOf(recordOf(events))
  expect(batch).toMatchObject(counts)
  expect(batch && isWhole(batch)).toBe(true)
})

test('a batch ends when it is empty, and the next stocking begins another', () => {
  const events = [
    stocked,
    pondEvent('harvested', '2026-06-01', { count: 1000, kilograms: 250 }),
    pondEvent('temperature', '2026-06-02', { celsius: 12 }),
    pondEvent('stocked', '2026-07-01', { count: 800, meanWeight: 15 }),
    pondEvent('fed', '2026-07-02', { kilograms: 1, feed: FEED }),
  ]
  const batches = batchesOf(recordOf(events))
  expect(batches.map(({ from, to, living }) => [from, to, living])).toEqual([
    ['2026-03-01', '2026-06-01', 0],
    ['2026-07-01', undefined, 800],
  ])
  expect(batches[0]?.points.map(({ kind, mean }) => [kind, mean])).toEqual([
    ['stocked', 20],
    ['emptied', 250],
  ])
  expect(batches[1]?.events.map(({ kind }) => kind)).toEqual(['stocked', 'fed'])
})

test('moved fish live in the other pond, and a correction changes both ponds', () => {
  const move = pondEvent('moved', '2026-03-05', { count: 300, meanWeight: 22, toPondId: uuid(2) })
  const ponds = [newPond(1), newPond(2), newPond(3)]
  const living = (events: PondEvent[]) => recordsOf(ponds, events).map((record) => batchesOf(record).at(-1)?.living ?? 0)
  expect(living([stocked, move])).toEqual([700, 300, 0])
  const correction = { ...move, id: uuid(9), corrects: move.id, revision: 2, count: 200, toPondId: uuid(3) }
  expect(living([stocked, move, correction])).toEqual([800, 0, 200])
})

test('mass balance: stocked = living + dead + harvested + moved, in every pond and over all of them', () => {
  fc.assert(
    fc.property(fishStory, ({ ponds, events }) => {
      const all = recordsOf(ponds, events).flatMap(batchesOf)
      for (const batch of all) {
        expect(isWhole(batch)).toBe(true)
        expect(batch.missing).toBe(0)
        expect(batch.living).toBeGreaterThanOrEqual(0)
      }
      const sum = (name: keyof Balance) => all.reduce((total, batch) => total + batch[name], 0)
      expect(sum('stocked')).toBe(sum('living') + sum('dead') + sum('harvested'))
      expect(sum('moved')).toBe(sum('arrived'))
    }),
  )
})

test('any events keep the balance, including missing fish', () => {
  const kinds = fc.constantFrom('stocked', 'dead', 'harvested', 'moved')
  const anything = fc.array(fc.record({ kind: kinds, count: fc.integer({ min: 1, max: 50 }), day: fc.nat(20) }), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(anything, (given) => {
      const events = given.map(({ kind, count, day }) =>
        pondEvent(kind as 'moved', dayAfter('2026-03-01', day), {
          count,
          meanWeight: 5,
          toPondId: uuid(2),
          ...(kind === 'harvested' && { kilograms: 1 }),
        }),
      )
      for (const batch of batchesOf(recordOf(events))) expect(isWhole(batch)).toBe(true)
    }),
  )
})
