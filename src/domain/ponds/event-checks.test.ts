import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fishStory } from '../../../tests/fixtures/rows/fish-stories'
import { FEED, newPond, pondEvent, uuid } from '../../../tests/fixtures/rows/ponds'
import { batchesOf, recordsOf } from './batches'
import { eventRefusals, takeBackRefusals, withEvent } from './event-checks'
import type { NewPondEvent, PondEvent } from './schema'

const today = '2026-04-10'
const pondId = uuid(1)
const stocked = pondEvent('stocked', '2026-03-01', { count: 1000, meanWeight: 50 })
const ponds = [newPond(1), newPond(2, 1)]
const around = (events: PondEvent[] = [stocked]) => ({ records: recordsOf(ponds, events), today })
const on = { pondId, day: today }

const codes = (event: NewPondEvent, events?: PondEvent[]) =>
  eventRefusals(event, around(events)).map(({ code, field }) => [code, field])

test.each<[string, NewPondEvent]>([
  ['fed', { ...on, kind: 'fed', kilograms: 2.5, feed: FEED, bagDay: '2026-03-20' }],
  ['dead', { ...on, kind: 'dead', count: 1000 }],
  ['weighed', { ...on, kind: 'weighed', weighings: [{ number: 30, grams: 1800 }] }],
  ['a temperature', { ...on, kind: 'temperature', celsius: 0 }],
  ['oxygen', { ...on, kind: 'oxygen', milligrams: 8.2 }],
  ['treated', { ...on, kind: 'treated', treatment: 'Salt bath', withdrawalDays: 0 }],
  ['moved', { ...on, kind: 'moved', toPondId: uuid(2), count: 10, meanWeight: 60 }],
  ['harvested', { ...on, kind: 'harvested', count: 1000, kilograms: 250 }],
  ['stocked again', { ...on, kind: 'stocked', count: 10, meanWeight: 50, note: 'From Kokernag\u2019s hatchery' }],
  ['a temperature before the stocking', { ...on, day: '2026-02-01', kind: 'temperature', celsius: 6 }],
])('accepts %s', (_, event) => {
  expect(codes(event)).toEqual([])
})

test.each<[string, NewPondEvent, string, string | undefined]>([
  ['no fish', { ...on, kind: 'dead', count: 0 }, 'whole', 'count'],
  ['half a fish', { ...on, kind: 'dead', count: 1.5 }, 'whole', 'count'],
  ['no number', { ...on, kind: 'dead', count: Number.NaN }, 'whole', 'count'],
  ['no weight', { ...on, kind: 'stocked', count: 5, meanWeight: 0 }, 'figure', 'meanWeight'],
  ['endless feed', { ...on, kind: 'fed', kilograms: Number.POSITIVE_INFINITY, feed: FEED }, 'figure', 'kilograms'],
  ['a feed without a name', { ...on, kind: 'fed', kilograms: 1, feed: { name: ' ' } }, 'required', 'feed'],
  ['a feed with a script', { ...on, kind: 'fed', kilograms: 1, feed: { name: '<script>' } }, 'not plain', 'feed'],
  ['boiling water', { ...on, kind: 'temperature', celsius: 100 }, 'figure', 'temperature'],
  ['too much oxygen', { ...on, kind: 'oxygen', milligrams: 80 }, 'figure', 'oxygen'],
  ['a treatment without a name', { ...on, kind: 'treated', treatment: '', withdrawalDays: 3 }, 'required', 'treatment'],
  ['a withdrawal below zero', { ...on, kind: 'treated', treatment: 'Salt', withdrawalDays: -1 }, 'whole', 'withdrawalDays'],
  ['a long note', { ...on, kind: 'dead', count: 1, note: 'x'.repeat(201) }, 'too long', 'note'],
  ['no weighing', { ...on, kind: 'weighed', weighings: [] }, 'required', 'weighings'],
  ['a weighing of no fish', { ...on, kind: 'weighed', weighings: [{ number: 0, grams: 10 }] }, 'whole', 'number'],
  ['fish of a tonne', { ...on, kind: 'weighed', weighings: [{ number: 1, grams: 1_000_000 }] }, 'figure', 'grams'],
  ['a day that is none', { ...on, day: '2026-02-30', kind: 'dead', count: 1 }, 'no day', 'day'],
  ['tomorrow', { ...on, day: '2026-04-11', kind: 'dead', count: 1 }, 'in the future', 'day'],
  ['a bag of tomorrow', { ...on, kind: 'fed', kilograms: 1, feed: FEED, bagDay: '2026-04-11' }, 'in the future', 'bagDay'],
  ['deaths over what lives', { ...on, kind: 'dead', count: 1001 }, 'more than live', 'count'],
  ['a harvest over what lives', { ...on, kind: 'harvested', count: 1001, kilograms: 200 }, 'more than live', 'count'],
  ['a move over what lives', { ...on, kind: 'moved', toPondId: uuid(2), count: 1001, meanWeight: 50 }, 'more than live', 'count'],
  ['feed before the stocking', { ...on, day: '2026-02-28', kind: 'fed', kilograms: 1, feed: FEED }, 'before stocking', 'day'],
  ['deaths in a pond without fish', { ...on, pondId: uuid(2), kind: 'dead', count: 1 }, 'no fish', 'day'],
  ['a move to the same pond', { ...on, kind: 'moved', toPondId: pondId, count: 1, meanWeight: 50 }, 'no such pond', 'toPondId'],
  ['a move to no pond', { ...on, kind: 'moved', toPondId: uuid(7), count: 1, meanWeight: 50 }, 'no such pond', 'toPondId'],
  ['a pond that is not there', { ...on, pondId: uuid(7), kind: 'dead', count: 1 }, 'no such pond', undefined],
])('refuses %s', (_, event, code, field) => {
  expect(codes(event)).toEqual([[code, field]])
})

test('reports the living fish on the day, and the day of stocking', () => {
  const dead = pondEvent('dead', '2026-03-05', { count: 100 })
  expect(eventRefusals({ ...on, kind: 'dead', count: 901 }, around([stocked, dead]))[0]?.values).toEqual({
    living: 900,
    day: today,
  })
  expect(eventRefusals({ ...on, day: '2026-02-01', kind: 'dead', count: 1 }, around())[0]?.values).toEqual({
    first: '2026-03-01',
  })
})

test('refuses an event that leaves too few fish for a later day', () => {
  const harvested = pondEvent('harvested', '2026-04-01', { count: 950, kilograms: 200 })
  const events = [stocked, harvested]
  expect(eventRefusals({ ...on, day: '2026-03-10', kind: 'dead', count: 51 }, around(events))).toEqual([
    { code: 'too few later', values: { day: '2026-04-01' } },
  ])
  expect(eventRefusals({ ...on, day: '2026-03-10', kind: 'dead', count: 50 }, around(events))).toEqual([])
  const fewer: NewPondEvent = { pondId, day: '2026-03-01', kind: 'stocked', count: 949, meanWeight: 50 }
  expect(eventRefusals(fewer, { ...around(events), entryId: stocked.id })[0]?.code).toBe('too few later')
  expect(takeBackRefusals(stocked.id, around(events).records)[0]?.code).toBe('too few later')
  expect(takeBackRefusals(harvested.id, around(events).records)).toEqual([])
})

test('a move cannot be taken back after its fish left the other pond', () => {
  const moved = pondEvent('moved', '2026-03-05', { count: 100, meanWeight: 50, toPondId: uuid(2) })
  const harvested = pondEvent('harvested', '2026-04-01', { count: 100, kilograms: 20 }, { pondId: uuid(2) })
  expect(takeBackRefusals(moved.id, around([stocked, moved, harvested]).records)[0]?.code).toBe('too few later')
})

test('a move cannot be reduced below the fish that left the other pond', () => {
  const moved = pondEvent('moved', '2026-03-05', { count: 100, meanWeight: 50, toPondId: uuid(2) })
  const harvested = pondEvent('harvested', '2026-04-01', { count: 100, kilograms: 20 }, { pondId: uuid(2) })
  const correction = { ...around([stocked, moved, harvested]), entryId: moved.id }
  expect(eventRefusals({ ...moved, count: 99 }, correction)[0]?.code).toBe('too few later')
  expect(eventRefusals({ ...moved, count: 101 }, correction)).toEqual([])
})

test('refuses deaths in a pond that was harvested empty', () => {
  const harvested = pondEvent('harvested', '2026-04-01', { count: 1000, kilograms: 200 })
  expect(codes({ ...on, kind: 'dead', count: 1 }, [stocked, harvested])).toEqual([['no fish', 'day']])
})

test('an existing shortage, as after a merge, does not block other events', () => {
  const events = [
    stocked,
    pondEvent('dead', '2026-03-02', { count: 2000 }),
    pondEvent('stocked', '2026-03-03', { count: 10, meanWeight: 9 }),
  ]
  expect(codes({ ...on, kind: 'dead', count: 10 }, events)).toEqual([])
})

test('every accepted event keeps all ponds in balance', () => {
  const event = fc.record({
    count: fc.integer({ min: 1, max: 3000 }),
    day: fc.integer({ min: 1, max: 28 }),
    kind: fc.constantFrom('dead', 'moved'),
  })
  fc.assert(
    fc.property(fishStory, event, ({ ponds: all, events }, { count, day, kind }) => {
      const records = recordsOf(all, events)
      const typed = {
        pondId,
        day: `2026-03-${String(day).padStart(2, '0')}`,
        kind,
        count,
        toPondId: uuid(2),
        meanWeight: 10,
      } as NewPondEvent
      if (eventRefusals(typed, { records, today: '2027-01-01' }).length > 0) return
      const after = withEvent(records, { ...typed, id: uuid(1), at: '9', revision: 1 })
      for (const batch of after.flatMap(batchesOf)) expect(batch.missing).toBe(0)
    }),
  )
})
