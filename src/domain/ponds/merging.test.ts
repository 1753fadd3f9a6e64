import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEED, newPond, pondEvent, uuid } from '../../../tests/fixtures/rows/ponds'
import { EMPTY_BOOK, lostWith, recordsInBook, withoutLost, withRecords } from './book'
import { entriesOf } from './entries'
import { additionsOf, type BookRecords, lotsScannedTwice, mergeFault } from './merging'
import type { BagEvent } from './schema'

const stocked = pondEvent('stocked', '2026-03-01', { count: 1000, meanWeight: 50 })
const moved = pondEvent('moved', '2026-03-05', { count: 100, meanWeight: 50, toPondId: uuid(2) })
const takenBack = pondEvent('taken back', '2026-03-05', { corrects: moved.id }, { revision: 2 })
const bought: BagEvent = {
  id: uuid(90),
  kind: 'bought',
  day: '2026-03-01',
  at: '2026-03-01T00:00:00.000Z',
  revision: 1,
  feed: FEED,
  kilograms: 25,
}
const whole: BookRecords = { ponds: [newPond(1), newPond(2)], events: [stocked, moved, takenBack], bags: [bought] }
const NONE: BookRecords = { ponds: [], events: [], bags: [] }

const merged = (own: BookRecords, other: BookRecords) =>
  recordsInBook(withRecords(withRecords(EMPTY_BOOK, own), additionsOf(own, other)))
const ids = ({ ponds, events, bags }: BookRecords) => [...ponds, ...events, ...bags].map(({ id }) => id).sort()

test('merging the same book again adds nothing', () => {
  expect(additionsOf(whole, whole)).toEqual({ ...NONE, newPonds: 0 })
})

test('any two parts of a book merge to the whole, in either order, without duplicates', () => {
  const part = fc.record({
    events: fc.subarray([...whole.events]),
    bags: fc.subarray([...whole.bags]),
    ponds: fc.subarray([...whole.ponds]),
  })
  fc.assert(
    fc.property(part, (some) => {
      expect(ids(merged(some, whole))).toEqual(ids(whole))
      expect(ids(merged(whole, some))).toEqual(ids(whole))
    }),
  )
})

/** Sacks of one lot, which all have the same code; each scan is a record of its own, and may be corrected or taken back. */
const SACKS = [91, 92, 93].flatMap((number): BagEvent[] => {
  const line = { day: bought.day, at: bought.at }
  const sack = { ...bought, id: uuid(number), lot: 'E-261101-1' }
  const half = { ...sack, id: uuid(number + 10), kilograms: 12.5, revision: 2, corrects: sack.id }
  return [sack, half, { ...line, kind: 'taken back', id: uuid(number + 20), revision: 3, corrects: sack.id }]
})

test('a scan counts once in a merged book, on whichever phones it and its corrections are', () => {
  const phone = fc
    .subarray([0, 1, 2].map((place) => SACKS.slice(place * 3, place * 3 + 3)))
    .chain((sacks) => fc.tuple(...sacks.map((records) => fc.integer({ min: 1, max: 3 }).map((known) => records.slice(0, known)))))
  const kilograms = ({ bags }: BookRecords) =>
    entriesOf(bags).flatMap(({ id, event, state }) => (state === 'taken back' ? [] : [[id, event.kilograms]]))
  fc.assert(
    fc.property(phone, phone, (one, other) => {
      const [own, theirs] = [one, other].map((sacks) => ({ ...NONE, bags: sacks.flat() })) as [BookRecords, BookRecords]
      const both = { ...NONE, bags: SACKS.filter(({ id }) => [...own.bags, ...theirs.bags].some((each) => each.id === id)) }
      const found = merged(own, theirs)
      expect(kilograms(found).sort()).toEqual(kilograms(both).sort())
      expect(kilograms(merged(theirs, own)).sort()).toEqual(kilograms(found).sort())
      expect(ids(merged(found, theirs))).toEqual(ids(found))
    }),
  )
})

test('two sacks of a lot, each scanned on another phone, are two', () => {
  const [first, , , second] = SACKS as [BagEvent, BagEvent, BagEvent, BagEvent]
  const { bags } = merged({ ...NONE, bags: [first] }, { ...NONE, bags: [second] })
  expect(bags).toHaveLength(2)
})

test('two books that have a lot from one day without each other name it, also when the sack is merged for the second time', () => {
  const [first, half, back, second] = SACKS as [BagEvent, BagEvent, BagEvent, BagEvent]
  const later = { ...second, day: '2026-03-02' } as BagEvent
  expect(lotsScannedTwice([first], [second])).toEqual(['E-261101-1'])
  expect(lotsScannedTwice([first, half], [second])).toEqual(['E-261101-1'])
  for (const [own, other] of [
    [[first], [first]],
    [[first, second], [second]],
    [[first], [first, second]],
    [[first], [later]],
    [[first], [bought]],
    [[first, half, back], [second]],
  ] as const)
    expect([lotsScannedTwice(own, other), lotsScannedTwice(other, own)]).toEqual([[], []])
})

test('keeps the newer version of a pond', () => {
  const older = newPond(1)
  const newer = { ...older, name: 'Renamed', revision: 2 }
  const own = (pond: typeof older) => ({ ...NONE, ponds: [pond] })
  expect(additionsOf(own(older), own(newer)).ponds).toEqual([newer])
  expect(additionsOf(own(newer), own(older)).ponds).toEqual([])
})

test('restores a deleted pond', () => {
  const deleted = { ...newPond(1), deletedAt: '2026-03-09T00:00:00.000Z', revision: 5 }
  const { ponds } = additionsOf({ ...NONE, ponds: [deleted] }, { ...NONE, ponds: [newPond(1)] })
  expect(ponds).toMatchObject([{ revision: 5 }])
  expect(ponds[0]).not.toHaveProperty('deletedAt')
})

test.each([
  ['a book that is whole', whole, undefined],
  ['a record that is there twice', { ...whole, events: [stocked, stocked] }, 'doubled record'],
  ['a pond that is there twice', { ...whole, ponds: [newPond(1), newPond(1)] }, 'doubled record'],
  ['lines of no pond', { ...whole, ponds: [newPond(2)] }, 'record of no pond'],
  [
    'fish that a pond moves to itself',
    { ...whole, events: [stocked, { ...moved, toPondId: uuid(1) }], bags: [] },
    'record of no pond',
  ],
  ['fish that came from a pond that is gone', { ...whole, ponds: [newPond(2)], events: [moved, takenBack] }, undefined],
  ['a correction of nothing', { ...whole, events: [stocked, takenBack] }, 'correction of nothing'],
])('finds in %s: %s', (_, records, fault) => {
  expect(mergeFault(records)).toBe(fault)
})

test('a change does not modify other ponds', () => {
  const before = withRecords(EMPTY_BOOK, { ...whole, events: [stocked] })
  const after = withRecords(before, { events: [pondEvent('dead', '2026-03-02', { count: 1 })] })
  expect(after.records[0]).not.toBe(before.records[0])
  expect(after.records[1]).toBe(before.records[1])
  const withMove = withRecords(after, { events: [moved] })
  expect(withMove.records[1]).not.toBe(after.records[1])
  expect(withMove.records[1]?.arrivals).toEqual([moved])
})

test('fish moved from a removed pond stay in the other', () => {
  const book = withRecords(EMPTY_BOOK, { ...whole, events: [stocked, moved] })
  const lost = lostWith(book, new Set([uuid(1)]))
  expect(lost).toEqual({ ponds: [uuid(1)], events: [stocked], bags: [] })
  const after = withoutLost(book, lost)
  expect(after.records.map(({ pond, arrivals }) => [pond.id, arrivals.length])).toEqual([[uuid(2), 1]])
})

test('removing an example removes its feed and no other', () => {
  const ofExample: BagEvent = { ...bought, id: uuid(91), pondId: uuid(1) }
  const book = withRecords(EMPTY_BOOK, { ...whole, bags: [bought, ofExample] })
  expect(withoutLost(book, lostWith(book, new Set([uuid(1)]))).bags).toEqual([bought])
})
