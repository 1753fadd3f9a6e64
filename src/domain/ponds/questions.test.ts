import { expect, test } from 'vitest'
import { FEED, newPond, pondEvent, uuid } from '../../../tests/fixtures/rows/ponds'
import { recordsOf } from './batches'
import { eventRefusals } from './event-checks'
import { eventQuestions } from './questions'
import type { NewPondEvent, PondEvent } from './schema'

const today = '2026-04-10'
const on = { pondId: uuid(1), day: today }
const stocked = pondEvent('stocked', '2026-03-01', { count: 1000, meanWeight: 50 })
const ponds = [newPond(1), newPond(2, 1)]
const around = (events: PondEvent[]) => ({ records: recordsOf(ponds, events), today })

const temperature = pondEvent('temperature', '2026-03-01', { celsius: 10 })
const weigh = (grams: number, number = 50): NewPondEvent => ({
  ...on,
  kind: 'weighed',
  weighings: [{ number, grams: number * grams }],
})

test.each<[string, NewPondEvent, string[], PondEvent[]?]>([
  ['a weighing of what growth gives', weigh(85), []],
  ['a weighing that is lighter', weigh(35), ['lighter than before']],
  ['a weighing that no trout grows to', weigh(300), ['heavier than growth']],
  ['a weighing of more fish than live', weigh(85, 1200), ['weighed more than live']],
  ['a weighing without a temperature', weigh(85), [], [stocked]],
  ['a usual feed', { ...on, kind: 'fed', kilograms: 3, feed: FEED }, []],
  ['a feed of bags in place of kilograms', { ...on, kind: 'fed', kilograms: 25, feed: FEED }, ['much feed']],
  ['a harvest of grams in place of kilograms', { ...on, kind: 'harvested', count: 10, kilograms: 750 }, ['weight far off']],
  ['a move into a pond of 1 m³', { ...on, kind: 'moved', toPondId: uuid(2), count: 500, meanWeight: 75 }, ['over density']],
  ['a stocking in a pond of 1 m³', { ...on, pondId: uuid(2), kind: 'stocked', count: 1000, meanWeight: 26 }, ['over density']],
  ['a stocking at the bound', { ...on, pondId: uuid(2), kind: 'stocked', count: 1000, meanWeight: 25 }, []],
  [
    'a harvest within a withdrawal',
    { ...on, kind: 'harvested', count: 10, kilograms: 0.8 },
    ['withdrawal'],
    [stocked, temperature, pondEvent('treated', '2026-04-01', { treatment: 'Oxytetracycline', withdrawalDays: 40 })],
  ],
  [
    'anything after the clock was set back',
    { ...on, kind: 'temperature', celsius: 9 },
    ['clock set back'],
    [stocked, pondEvent('temperature', '2026-03-02', { celsius: 9 }, { at: '2026-12-01T00:00:00.000Z' })],
  ],
])('asks about %s', (_, event, questions, events = [stocked, temperature]) => {
  expect(eventRefusals(event, around(events))).toEqual([])
  expect(eventQuestions(event, around(events)).map(({ code }) => code)).toEqual(questions)
})

test('asks about a crowded pond once, not at each weighing', () => {
  const small = { ...around([stocked, temperature]), records: recordsOf([newPond(1, 2)], [stocked, temperature]) }
  expect(eventQuestions(weigh(85), small).map(({ code }) => code)).toEqual([])
  const wide = { ...small, records: recordsOf([newPond(1, 3)], [stocked, temperature]) }
  expect(eventQuestions(weigh(90), wide).map(({ code }) => code)).toEqual(['over density'])
})
