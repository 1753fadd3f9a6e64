import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pondEvent, uuid } from '../../../tests/fixtures/rows/ponds'
import { entriesOf, eventsIn } from './entries'

const dead = pondEvent('dead', '2026-03-02', { count: 3 }, { id: uuid(1) })
const corrected = pondEvent(
  'dead',
  '2026-03-03',
  { count: 4 },
  { id: uuid(2), corrects: uuid(1), revision: 2, at: '2026-03-09T00:00:00.000Z' },
)
const takenBack = pondEvent('taken back', '2026-03-03', { corrects: uuid(1) }, { id: uuid(3), revision: 3 })
const putBack = pondEvent('dead', '2026-03-03', { count: 4 }, { id: uuid(4), corrects: uuid(1), revision: 4 })

test.each([
  ['as it was written', [dead], 'as written', 3],
  ['as it was corrected', [dead, corrected], 'corrected', 4],
  ['as taken back', [dead, corrected, takenBack], 'taken back', 4],
  ['as put back', [dead, corrected, takenBack, putBack], 'corrected', 4],
])('shows a line %s, with all its records', (_, records, state, count) => {
  const [entry, ...others] = entriesOf(records.toReversed())
  expect(others).toEqual([])
  expect(entry).toMatchObject({ id: uuid(1), state, event: { count }, history: records })
  expect(eventsIn(entriesOf(records))).toHaveLength(state === 'taken back' ? 0 : 1)
})

test('a corrected line keeps the time at which it was first written', () => {
  expect(entriesOf([dead, corrected])[0]?.event).toMatchObject({ day: '2026-03-03', at: dead.at })
})

test('ignores a correction of a missing entry', () => {
  expect(entriesOf([corrected, takenBack])).toEqual([])
})

test('a correction wins even if the clock was set back', () => {
  const early = { ...corrected, at: '2020-01-01T00:00:00.000Z' }
  expect(entriesOf([dead, early])[0]?.event).toMatchObject({ count: 4 })
})

test('puts a day in its order: stocked, weighed, fed, dead, harvested', () => {
  const day = '2026-03-02'
  const events = [
    pondEvent('harvested', day, { count: 1, kilograms: 1 }),
    dead,
    pondEvent('fed', day, { kilograms: 1, feed: { name: 'Feed' } }),
    pondEvent('weighed', day, { weighings: [] }),
    pondEvent('stocked', day, { count: 10, meanWeight: 5 }),
  ]
  expect(entriesOf(events).map(({ event }) => event.kind)).toEqual(['stocked', 'weighed', 'fed', 'dead', 'harvested'])
})

test('gives the same entries for records in any order', () => {
  const records = [dead, corrected, takenBack, putBack, pondEvent('dead', '2026-03-01', { count: 9 })]
  fc.assert(
    fc.property(fc.shuffledSubarray(records, { minLength: records.length }), (shuffled) => {
      expect(entriesOf(shuffled)).toEqual(entriesOf(records))
    }),
  )
})
