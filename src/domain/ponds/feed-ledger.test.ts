import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depth } from '../../../tests/fixtures/depth'
import { FEED, pondEvent, uuid } from '../../../tests/fixtures/rows/ponds'
import { dayAfter } from './days'
import { entriesOf } from './entries'
import { feedLedger, feedsLeft, numberedLots } from './feed-ledger'
import { additionsOf } from './merging'
import { pondFileText, readPondFile } from './pond-files'
import type { BagEvent, EventOf, PondEvent } from './schema'

const OTHER = { name: 'Local feed' }
let ids = 1

const bag = (day: number, kilograms: number, lot?: string, more: object = {}): BagEvent => ({
  ...{ id: uuid(ids++), kind: 'bought', revision: 1, feed: FEED, kilograms, ...moment(day) },
  ...(lot !== undefined && { lot, bestBefore: '2026-06-01' }),
  ...more,
})
const counted = (day: number, kilograms: number): BagEvent => ({
  ...{ id: uuid(ids++), kind: 'counted', revision: 1, feed: FEED, kilograms, ...moment(day) },
})
const fed = (day: number, kilograms: number, more: object = {}): EventOf<'fed'> => ({
  ...pondEvent('fed', '', { kilograms, feed: FEED }, { id: uuid(ids++) }),
  ...moment(day),
  ...more,
})

/** Each record has its own minute. */
const moment = (day: number) => {
  const date = dayAfter('2026-03-01', day)
  return { day: date, at: `${date}T05:00:${String(ids % 60).padStart(2, '0')}.000Z` }
}

const ledgerOf = (bags: BagEvent[], feeds: EventOf<'fed'>[]) => feedLedger(entriesOf(bags), feeds)
const lotsOf = (bags: BagEvent[], feeds: EventOf<'fed'>[]) =>
  numberedLots(ledgerOf(bags, feeds)).map(({ lot, left }) => `${lot} ${left / 1000}`)
const usesOf = (bags: BagEvent[], feeds: EventOf<'fed'>[]) => {
  const { uses } = ledgerOf(bags, feeds)
  return feeds.map(({ id }) => (uses.get(id) ?? []).map(({ lot, grams }) => `${lot} ${grams / 1000}`).join(' + '))
}
const overOf = (bags: BagEvent[], feeds: EventOf<'fed'>[]) => ledgerOf(bags, feeds).stocks.get(FEED.sku)?.over

test('the first lot to expire is fed first, and a feed may span two lots', () => {
  const bags = [bag(0, 25, 'LATE', { bestBefore: '2026-07-01' }), bag(1, 25, 'SOON')]
  const feeds = [fed(2, 20), fed(3, 10), fed(4, 1)]
  expect(usesOf(bags, feeds)).toEqual(['SOON 20', 'SOON 5 + LATE 5', 'LATE 1'])
  expect(lotsOf(bags, feeds)).toEqual(['SOON 0', 'LATE 19'])
})

test('bags without a lot keep as long as feed keeps', () => {
  const bags = [bag(0, 25), bag(0, 25, 'SOON', { bestBefore: '2026-05-01' }), bag(0, 25, 'LATE', { bestBefore: '2026-07-01' })]
  expect(usesOf(bags, [fed(1, 25), fed(2, 30)])).toEqual(['SOON 25', 'LATE 5'])
})

test('two sacks of a lot are two, and one that is taken back is none', () => {
  const bags = [bag(0, 25, 'A'), bag(1, 25, 'A')]
  expect(lotsOf(bags, [fed(2, 30)])).toEqual(['A 20'])
  const takenBack: BagEvent = { kind: 'taken back', id: uuid(ids++), revision: 2, corrects: String(bags[0]?.id), ...moment(2) }
  const feeds = [fed(2, 30)]
  expect([lotsOf([...bags, takenBack], feeds), overOf([...bags, takenBack], feeds)]).toEqual([['A 0'], 5000])
})

test('feed beyond all bags is said, until its bags are written', () => {
  const feeds = [fed(1, 30)]
  expect([lotsOf([bag(0, 25, 'A')], feeds), overOf([bag(0, 25, 'A')], feeds)]).toEqual([['A 0'], 5000])
  const bags = [bag(0, 25, 'A'), bag(2, 25, 'B')]
  expect([usesOf(bags, feeds), overOf(bags, feeds)]).toEqual([['A 25 + B 5'], 0])
})

test('a lot that the farmer names goes first; closed lots are not fed', () => {
  const bags = [bag(0, 25, 'A'), bag(0, 25, 'B', { bestBefore: '2026-07-01' })]
  expect(usesOf(bags, [fed(1, 5, { lot: 'B' }), fed(2, 30, { lot: 'B' })])).toEqual(['B 5', 'B 20 + A 10'])
  const closed = [fed(1, 5, { closedLots: ['A'] }), fed(2, 25, { closedLots: ['A'] }), fed(3, 5)]
  expect([usesOf(bags, closed), overOf(bags, closed)]).toEqual([['B 5', 'B 20', 'A 5'], 5000])
})

test('a count takes away the oldest first, and adds what was found without a lot', () => {
  const bags = [bag(0, 25, 'A'), bag(0, 25, 'B', { bestBefore: '2026-07-01' })]
  expect(lotsOf([...bags, counted(2, 30)], [fed(1, 5)])).toEqual(['A 5', 'B 25'])
  const recounted = [bag(0, 25, 'A'), counted(3, 10), bag(4, 25, 'B')]
  expect([lotsOf(recounted, [fed(1, 30)]), overOf(recounted, [fed(1, 30)])]).toEqual([['A 0', 'B 25'], 0])
  const found = ledgerOf([...bags, counted(3, 60)], [fed(1, 5)]).stocks.get(FEED.sku)?.lots ?? []
  expect(found.map(({ lot, left }) => [lot, left / 1000])).toEqual([
    ['A', 20],
    [undefined, 15],
    ['B', 25],
  ])
})

test('lots that must not be fed do not count as feed that lasts', () => {
  const ledger = ledgerOf([bag(0, 25, 'A'), bag(0, 25, 'B')], [fed(1, 5)])
  const daily = new Map([[FEED.sku, 5]])
  expect(feedsLeft(ledger, daily, '2026-03-10')).toMatchObject([{ left: 45, days: 9 }])
  expect(feedsLeft(ledger, daily, '2026-03-10', new Set(['A']))).toMatchObject([{ left: 25, days: 5 }])
})

/** A step of a book on one of two devices; `at` chooses an earlier record. */
const step = fc.record({
  device: fc.constantFrom(0, 1),
  kind: fc.constantFrom('buy', 'buy', 'feed', 'feed', 'feed', 'count', 'correct', 'take back', 'put back', 'merge'),
  day: fc.nat(12),
  kilograms: fc.integer({ min: 1, max: 40_000 }).map((grams) => grams / 1000),
  lot: fc.constantFrom(undefined, 'A', 'B', 'C'),
  feed: fc.constantFrom(FEED, OTHER),
  closed: fc.subarray(['A', 'B']),
  place: fc.nat(30),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Device {
  events: PondEvent[]
  bags: BagEvent[]
}

function apply(devices: readonly [Device, Device], { device, kind, day, kilograms, lot, feed, closed, place }: Step) {
  const own = devices[device as 0 | 1]
  const other = devices[device === 0 ? 1 : 0]
  const named = lot === undefined ? undefined : `${lot}${feed === FEED ? '' : '-2'}`
  if (kind === 'buy') own.bags.push(bag(day, kilograms, named, { feed, bestBefore: dayAfter('2026-05-01', place) }))
  if (kind === 'count') own.bags.push({ ...counted(day, kilograms), feed } as BagEvent)
  if (kind === 'feed') {
    own.events.push(fed(day, kilograms, { feed, ...(named && { lot: named }), ...(closed.length > 0 && { closedLots: closed }) }))
  }
  if (kind === 'merge') {
    const { events, bags } = additionsOf({ ponds: [], ...own }, { ponds: [], ...other })
    own.events.push(...events)
    own.bags.push(...bags)
  }
  if (kind === 'correct' || kind === 'take back' || kind === 'put back') revise(own, kind, place, kilograms)
}

function revise(own: Device, kind: 'correct' | 'take back' | 'put back', place: number, kilograms: number) {
  const entries = [...entriesOf(own.events), ...entriesOf(own.bags)]
  const entry = entries[place % Math.max(1, entries.length)]
  if (!entry) return
  const { event, history } = entry
  const revision = (history.at(-1)?.revision ?? 1) + 1
  const head = { id: uuid(ids++), at: event.at, day: event.day, revision, corrects: entry.id }
  const amount = kind === 'correct' ? { kilograms } : {}
  const record =
    kind === 'take back'
      ? { ...head, kind: 'taken back', ...('pondId' in event && { pondId: event.pondId }) }
      : { ...event, ...head, ...amount }
  const records: object[] = event.kind === 'fed' ? own.events : own.bags
  records.push(record)
}

const feedsOf = ({ events }: Device) =>
  entriesOf(events).flatMap(({ event, state }) => (event.kind === 'fed' && state !== 'taken back' ? [event] : []))

/** What the book held before it knew lots: the last count, plus bought, minus fed since then. */
function leftWithoutLots({ bags }: Device, feeds: EventOf<'fed'>[]) {
  const left = new Map<string, { grams: number; since: { day: string; at: string } }>()
  const keyOf = (event: { feed: { name: string; sku?: string | undefined } }) => event.feed.sku ?? event.feed.name.toLowerCase()
  const isAfter = (one: { day: string; at: string }, since: { day: string; at: string }) =>
    one.day > since.day || (one.day === since.day && one.at > since.at)
  const said = entriesOf(bags).flatMap(({ event, state }) => (state === 'taken back' ? [] : [event]))
  for (const event of said.sort((one, other) =>
    isAfter(one, other) ? 1 : isAfter(other, one) ? -1 : one.id < other.id ? -1 : 1,
  )) {
    const before = event.kind === 'bought' ? left.get(keyOf(event)) : undefined
    const grams = (before?.grams ?? 0) + Math.round(event.kilograms * 1000)
    left.set(keyOf(event), { grams, since: before?.since ?? event })
  }
  for (const event of feeds) {
    const store = left.get(keyOf(event))
    if (store && isAfter(event, store.since)) store.grams -= Math.round(event.kilograms * 1000)
  }
  return new Map(Array.from(left, ([key, { grams }]) => [key, Math.max(0, grams)]))
}

function expectBalanced(own: Device) {
  const feeds = feedsOf(own)
  const { stocks, uses } = feedLedger(entriesOf(own.bags), feeds)
  const hasCounts = entriesOf(own.bags).some(({ event, state }) => event.kind === 'counted' && state !== 'taken back')
  for (const { lots, over } of stocks.values()) {
    for (const { bought, found, fed: given, missing, left } of lots) {
      expect(bought + found).toBe(given + missing + left)
      expect(Math.min(bought, found, given, missing, left, over)).toBeGreaterThanOrEqual(0)
    }
  }
  const byLot = new Map<string, number>()
  for (const { id, kilograms, closedLots = [], lot: named } of feeds) {
    const own = uses.get(id) ?? []
    expect(own.reduce((sum, { grams }) => sum + grams, 0)).toBeLessThanOrEqual(Math.round(kilograms * 1000))
    for (const { lot, grams } of own) {
      byLot.set(lot, (byLot.get(lot) ?? 0) + grams)
      expect(lot === named || !closedLots.includes(lot)).toBe(true)
    }
  }
  for (const { lot, fed: given } of numberedLots({ stocks, uses })) expect(byLot.get(lot) ?? 0).toBe(given)
  if (hasCounts) return
  const first = new Map<string, { day: string; at: string }>()
  for (const [key, { lots, over }] of stocks) {
    const bags = entriesOf(own.bags).flatMap(({ event, state }) =>
      state !== 'taken back' && (event.feed.sku ?? event.feed.name.toLowerCase()) === key ? [event] : [],
    )
    for (const event of bags) {
      const before = first.get(key)
      if (!before || event.day < before.day || (event.day === before.day && event.at < before.at)) first.set(key, event)
    }
    const since = first.get(key)
    const given = feeds.filter(
      (each) =>
        (each.feed.sku ?? each.feed.name.toLowerCase()) === key &&
        since !== undefined &&
        (each.day > since.day || (each.day === since.day && each.at > since.at)),
    )
    const grams = given.reduce((sum, { kilograms }) => sum + Math.round(kilograms * 1000), 0)
    expect(lots.reduce((sum, lot) => sum + lot.fed, 0) + over).toBe(grams)
  }
}

test('after any writing, correction, taking back and merging, bought is fed plus left, by lot', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const devices: [Device, Device] = [
        { events: [], bags: [] },
        { events: [], bags: [] },
      ]
      for (const each of steps) apply(devices, each)
      for (const device of devices) expectBalanced(device)
      const merged = devices.map((device, place) => {
        const other = devices[place === 0 ? 1 : 0] as Device
        const { events, bags } = additionsOf({ ponds: [], ...device }, { ponds: [], ...other })
        return { events: [...device.events, ...events], bags: [...device.bags, ...bags] }
      }) as [Device, Device]
      for (const device of merged) expectBalanced(device)
      const [one, two] = merged.map((device) => feedLedger(entriesOf(device.bags), feedsOf(device)))
      expect(one && [...one.stocks].sort()).toEqual(two && [...two.stocks].sort())
      expect(one && [...one.uses].sort()).toEqual(two && [...two.uses].sort())
    }),
    { numRuns: depth(60, 2000) },
  )
})

test('a book without lots holds what it held before it knew them', () => {
  const plain = step.map((each): Step => ({ ...each, lot: undefined, closed: [] }))
  fc.assert(
    fc.property(fc.array(plain, { maxLength: 30 }), (steps) => {
      const devices: [Device, Device] = [
        { events: [], bags: [] },
        { events: [], bags: [] },
      ]
      for (const each of steps) apply(devices, each)
      for (const device of devices) {
        const feeds = feedsOf(device)
        const left = feedsLeft(feedLedger(entriesOf(device.bags), feeds), new Map(), '2026-03-20')
        const grams = left.map((each) => [each.feed.sku ?? each.feed.name.toLowerCase(), Math.round(each.left * 1000)])
        expect(new Map(grams as [string, number][])).toEqual(leftWithoutLots(device, feeds))
      }
    }),
    { numRuns: depth(60, 2000) },
  )
})

test('a file of a book with lots is of version 2, and one without lots is of version 1', () => {
  const now = new Date('2026-04-10T06:00:00Z')
  const versionOf = (bags: BagEvent[]) => JSON.parse(pondFileText({ ponds: [], events: [], bags }, now)).version
  expect([versionOf([bag(0, 25)]), versionOf([bag(0, 25, 'A')])]).toEqual([1, 2])
  const bags = [bag(0, 25, 'E-261101-1', { toPondId: uuid(1) })]
  expect(readPondFile(pondFileText({ ponds: [], events: [], bags }, now), now)).toMatchObject({ version: 2, bags })
  const lookalike = [bag(0, 25, 'Е-261101-1')]
  expect(readPondFile(pondFileText({ ponds: [], events: [], bags: lookalike }, now), now)).toMatchObject({ code: 'file broken' })
})
