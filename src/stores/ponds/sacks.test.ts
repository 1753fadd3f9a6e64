// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { entriesOf } from '~/domain/ponds/entries'
import { feedLedger } from '~/domain/ponds/feed-ledger'
import type { Sack } from '~/domain/ponds/sacks-schema'
import type { EventOf, NewBagEvent } from '~/domain/ponds/schema'
import { emptyPondBook, idOf, pondNamed, reopen, stocking } from '../../../tests/fixtures/rows/pond-book'
import { FEED } from '../../../tests/fixtures/rows/ponds'
import { askedSack, forgetAskedSack, sackQuery } from './asked-sack'
import { giveBack, putBack, takeBackLast, writeLot } from './lot-bags'
import { correctEvent, takeBackBags, writeBags, writeEvent } from './pond-lines'
import { $pondBook } from './ponds'
import { askAboutLots } from './sacks'

emptyPondBook()

const DAY = '2026-04-10'
const sack = (lot: string, changes: Partial<Sack> = {}): Sack => ({
  ...{ lot, productName: FEED.name, sku: FEED.sku, milledOn: '2026-04-01', bestBefore: '2026-07-01' },
  ...{ state: 'free', reason: '', ...changes },
})
const bags = (lot: string, changes: object = {}): NewBagEvent => ({
  ...{ kind: 'bought', day: '2026-04-09', feed: FEED, kilograms: 25, lot, bestBefore: '2026-07-01' },
  ...changes,
})

/** What the shop answers; undefined without a signal. Returns the calls. */
function shopSays(answer: Sack[] | undefined) {
  const asked = vi.fn(async (_path: string, _init: RequestInit) => {
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer))
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

const statesOf = () => Object.entries($pondBook.get().settings.lots ?? {}).map(([lot, { state, reason }]) => [lot, state, reason])

function usesOf() {
  const fed = $pondBook.get().records.flatMap(({ entries }) => entries.map(({ event }) => event))
  const feeds = fed.filter((event): event is EventOf<'fed'> => event.kind === 'fed')
  const { uses } = feedLedger($pondBook.get().bags, feeds)
  return feeds.map(({ id }) => (uses.get(id) ?? []).map(({ lot, grams }) => `${lot} ${grams / 1000}`).join(' + '))
}

test('a book without lots asks nothing, and another one names its lots alone', async () => {
  const asked = shopSays([sack('A'), sack('B')])
  await askAboutLots()
  await writeBags({ kind: 'bought', day: DAY, feed: FEED, kilograms: 25 })
  await askAboutLots()
  expect(asked).not.toHaveBeenCalled()
  for (const lot of ['B', 'A', 'A']) await writeBags(bags(lot))
  await askAboutLots()
  expect(asked.mock.calls).toEqual([['/api/sacks?lots=A,B', { credentials: 'omit' }]])
  await takeBackBags(idOf(await writeBags(bags('C'))))
  await askAboutLots()
  expect(asked.mock.lastCall?.[0]).toBe('/api/sacks?lots=A,B')
})

test('a recall stays in the book without a signal, until it is taken back', async () => {
  await writeBags(bags('A'))
  shopSays([sack('A', { state: 'recalled', reason: 'Mould.' })])
  await askAboutLots()
  shopSays(undefined)
  await reopen()
  await askAboutLots()
  expect(statesOf()).toEqual([['A', 'recalled', 'Mould.']])
  shopSays([sack('A')])
  await askAboutLots()
  expect(statesOf()).toEqual([['A', 'free', '']])
})

test('feed does not come from a lot that is called back, and what was fed before or meanwhile keeps its lots', async () => {
  const pond = await pondNamed('Upper')
  await writeEvent(stocking(pond))
  await writeBags(bags('A'))
  await writeBags(bags('B', { bestBefore: '2026-08-01' }))
  const feed = { pondId: pond, day: DAY, kind: 'fed' as const, kilograms: 2, feed: FEED }
  const write = () => {
    vi.setSystemTime(Date.now() + 1)
    return writeEvent(feed, { isSure: true })
  }
  const before = idOf(await write())
  shopSays([sack('A', { state: 'recalled', reason: 'Mould.' }), sack('B')])
  await askAboutLots()
  const meanwhile = idOf(await write())
  await correctEvent(before, { ...feed, kilograms: 3 })
  expect(usesOf()).toEqual(['A 3', 'B 2'])
  shopSays([sack('A'), sack('B')])
  await askAboutLots()
  await correctEvent(meanwhile, { ...feed, kilograms: 1 })
  await write()
  expect(usesOf()).toEqual(['A 3', 'B 1', 'A 2'])
})

test.each([
  [{ lot: 'Е-1' }, 'no lot'],
  [{ lot: 'A', feed: { name: 'Local feed' } }, 'lot of another feed'],
])('refuses bags of %j', async (changes, code) => {
  await writeBags(bags('A'))
  expect(await writeLot(bags('A', changes))).toMatchObject({ state: 'refused', refusals: [{ code, field: 'lot' }] })
  expect(entriesOf($pondBook.get().bags.flatMap(({ history }) => [...history]))).toHaveLength(1)
})

test('the sack of an address is added once: the address forgets it, and keeps the rest', () => {
  const given = { lot: 'E-261101-1', sku: FEED.sku, bestBefore: '2026-07-01' }
  history.replaceState(null, '', `/ur/ponds${sackQuery(given)}&other=1#book`)
  expect(askedSack()).toEqual(given)
  forgetAskedSack()
  expect([askedSack(), location.pathname + location.search + location.hash]).toEqual([undefined, '/ur/ponds?other=1#book'])
})

test('what is left of a lot can go back to the mill, and return', async () => {
  const pond = await pondNamed('Upper')
  await writeEvent(stocking(pond))
  for (const _bag of [1, 2]) await writeBags(bags('A'))
  await writeEvent({ pondId: pond, day: DAY, kind: 'fed', kilograms: 4, feed: FEED })
  const amounts = () => {
    const said = $pondBook.get().bags.filter(({ state }) => state !== 'taken back')
    return said.map(({ event }) => event.kilograms)
  }
  const before = await giveBack('A', 46_000)
  expect([amounts(), usesOf()]).toEqual([[4], ['A 4']])
  await putBack(before)
  expect(amounts()).toEqual([25, 25])
  await putBack(await takeBackLast('A'))
  expect([amounts(), usesOf()]).toEqual([[25, 25], ['A 4']])
})
