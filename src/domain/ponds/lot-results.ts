import { feedKey } from './bags'
import { type Batch, eventsOf, type PondRecord } from './batches'
import { type Conversion, eventsBetween } from './conversion'
import { type Entry, eventsIn } from './entries'
import type { FeedLedger } from './feed-ledger'
import { growthSteps, metricsOf } from './metrics'
import type { BagEvent, EventOf, FeedName, WrittenEvent } from './schema'

/** What the fish did on a lot, over all ponds. */
export interface LotResult {
  /** Kilograms fed between weighings, and the growth in them, shared by the feed of the lots. */
  feed: number
  gain: number
  /** Fish that died on the days of this lot, or before the next feed. */
  dead: number
}

const NONE: LotResult = { feed: 0, gain: 0, dead: 0 }

/** Feed per kilogram of growth; undefined without both. */
export const ratioOf = ({ feed, gain }: Pick<LotResult, 'feed' | 'gain'>): number | undefined =>
  feed > 0 && gain > 0 ? feed / gain : undefined

type Uses = FeedLedger['uses']

/** The results of each lot that was fed. */
export function lotResults(records: readonly PondRecord[], { uses }: FeedLedger, today: string): Map<string, LotResult> {
  const results = new Map<string, LotResult>()
  const add = (lot: string, more: Partial<LotResult>) => {
    const { feed, gain, dead } = results.get(lot) ?? NONE
    results.set(lot, { feed: feed + (more.feed ?? 0), gain: gain + (more.gain ?? 0), dead: dead + (more.dead ?? 0) })
  }
  for (const record of records) {
    for (const { batch, conversion } of stepsOf(record, today)) {
      for (const [lot, kilograms] of feedByLot(eventsBetween(batch, conversion), uses))
        add(lot, { feed: kilograms, gain: (conversion.gain * kilograms) / conversion.feed })
    }
    for (const [lot, dead] of deadByLot(eventsOf(record), uses)) add(lot, { dead })
  }
  return results
}

/** The feed and growth between the weighings of a pond. */
const stepsOf = (record: PondRecord, today: string): { batch: Batch; conversion: Conversion }[] => {
  const { batches, temperatures } = metricsOf(record, today)
  return batches.flatMap((batch) => growthSteps(batch, temperatures).map(({ conversion }) => ({ batch, conversion })))
}

const isFed = (event: WrittenEvent): event is EventOf<'fed'> => event.kind === 'fed'

function feedByLot(events: readonly WrittenEvent[], uses: Uses): Map<string, number> {
  const kilograms = new Map<string, number>()
  for (const { id } of events.filter(isFed))
    for (const { lot, grams } of uses.get(id) ?? []) kilograms.set(lot, (kilograms.get(lot) ?? 0) + grams / 1000)
  return kilograms
}

function deadByLot(events: readonly WrittenEvent[], uses: Uses): Map<string, number> {
  const dead = new Map<string, number>()
  let day = ''
  let lots = new Set<string>()
  for (const event of events) {
    if (event.kind === 'fed') {
      if (event.day !== day) lots = new Set()
      day = event.day
      for (const { lot } of uses.get(event.id) ?? []) lots.add(lot)
    }
    if (event.kind === 'dead') for (const lot of lots) dead.set(lot, (dead.get(lot) ?? 0) + event.count)
  }
  return dead
}

/** Feed of a lot in some days, in kilograms; of all bags without one together if `lot` is undefined. */
interface SeasonFeed {
  feed: FeedName
  lot: string | undefined
  bought: number
  fed: number
}

/** Fish by number and kilograms. */
interface Fish {
  count: number
  kilograms: number
}

export interface Season {
  feeds: SeasonFeed[]
  stocked: Fish
  harvested: Fish
  dead: number
  /** Feed and growth between weighings of these days, in kilograms. */
  feed: number
  gain: number
}

/** What was bought, fed, stocked and harvested from one day to another, both included. */
export function seasonOf(
  records: readonly PondRecord[],
  bags: readonly Entry<BagEvent>[],
  { uses }: FeedLedger,
  from: string,
  to: string,
): Season {
  const isWithin = ({ day }: { day: string }) => day >= from && day <= to
  const feeds = new Map<string, SeasonFeed>()
  const feedOf = (feed: FeedName, lot?: string) => {
    const key = `${feedKey(feed)} ${lot ?? ''}`
    const known = feeds.get(key) ?? { feed, lot, bought: 0, fed: 0 }
    feeds.set(key, known)
    return known
  }
  for (const event of eventsIn(bags).filter(isWithin)) {
    if (event.kind === 'bought') feedOf(event.feed, event.lot).bought += event.kilograms
  }
  const season: Season = { feeds: [], stocked: { ...NO_FISH }, harvested: { ...NO_FISH }, dead: 0, feed: 0, gain: 0 }
  for (const record of records) {
    for (const event of eventsIn(record.entries).filter(isWithin)) {
      if (event.kind === 'stocked') addFish(season.stocked, event.count, (event.count * event.meanWeight) / 1000)
      if (event.kind === 'harvested') addFish(season.harvested, event.count, event.kilograms)
      if (event.kind === 'dead') season.dead += event.count
      if (event.kind !== 'fed') continue
      const named = uses.get(event.id) ?? []
      for (const { lot, grams } of named) feedOf(event.feed, lot).fed += grams / 1000
      const rest = event.kilograms - named.reduce((sum, { grams }) => sum + grams, 0) / 1000
      if (rest >= LEAST) feedOf(event.feed).fed += rest
    }
    for (const { conversion } of stepsOf(record, to)) {
      if (!isWithin(conversion.from) || !isWithin(conversion.to)) continue
      season.feed += conversion.feed
      season.gain += conversion.gain
    }
  }
  return { ...season, feeds: [...feeds.values()] }
}

/** Half a gram: less is an error of rounding. */
const LEAST = 0.0005

const NO_FISH: Fish = { count: 0, kilograms: 0 }

function addFish(fish: Fish, count: number, kilograms: number) {
  fish.count += count
  fish.kilograms += kilograms
}
