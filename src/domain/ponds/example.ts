import { BAG_KILOGRAMS } from '../feeding/feeding-limits'
import { dayAfter } from './days'
import { GROWTH_BAND, grownWeight } from './growth'
import type { BookRecords } from './merging'
import type { BagEvent, FeedName, NewPondEvent, Pond, PondEvent } from './schema'

/** A raceway of the Department of Fisheries, Himachal Pradesh: 15 × 2 × 1.5 m with 4,000 fingerlings. */
const EXAMPLE = {
  size: { length: 15, width: 2, depth: 1.5 },
  fish: 4000,
  /** Grams per fish. */
  stocked: 30,
  days: 90,
  /** Kilograms of feed per kilogram of growth. */
  conversion: 1.05,
  weighEvery: 30,
  /** Minimum bags left today. */
  bagsLeft: 3,
} as const

const FISH_IN_A_NET = 30
/** The weights of net samples relative to their mean. */
const NETS = [0.97, 1.02, 1.04, 0.98, 0.99] as const

/** The localized texts of the example. */
export interface ExampleWords {
  name: string
  feed: FeedName
  treatment: string
}

/** °C of a snow-fed stream from late winter, `past` days after stocking. */
const celsiusOn = (past: number) => Math.round(20 * (11 + 2.5 * Math.sin(past / 28))) / 20

/** A pond book with one pond, stocked 90 days ago, fed daily and weighed monthly. */
export function exampleBook(today: string, { name, feed, treatment }: ExampleWords, newId: () => string): BookRecords {
  const start = dayAfter(today, -EXAMPLE.days)
  const id = newId()
  const at = (day: string) => `${day}T03:30:00.000Z`
  const createdAt = at(start)
  const pond: Pond = { id, name, size: EXAMPLE.size, createdAt, changedAt: createdAt, revision: 1, isExample: true }
  const written = (event: NewPondEvent): PondEvent => ({ ...event, id: newId(), at: at(event.day), revision: 1 })
  const events = exampleEvents(id, start, feed, treatment)
  const fed = events.reduce((sum, event) => sum + (event.kind === 'fed' ? event.kilograms : 0), 0)
  const kilograms = (Math.ceil(fed / BAG_KILOGRAMS) + EXAMPLE.bagsLeft) * BAG_KILOGRAMS
  const bought: BagEvent = {
    kind: 'bought',
    pondId: id,
    day: start,
    feed,
    kilograms,
    id: newId(),
    at: `${start}T01:30:00.000Z`,
    revision: 1,
  }
  return { ponds: [pond], events: events.map(written), bags: [bought] }
}

function exampleEvents(pondId: string, start: string, feed: FeedName, treatment: string): NewPondEvent[] {
  const events: NewPondEvent[] = [{ pondId, day: start, kind: 'stocked', count: EXAMPLE.fish, meanWeight: EXAMPLE.stocked }]
  let mean: number = EXAMPLE.stocked
  let living: number = EXAMPLE.fish
  for (let past = 0; past <= EXAMPLE.days; past++) {
    const day = dayAfter(start, past)
    const on = { pondId, day }
    const celsius = celsiusOn(past)
    if (past > 0 && past % EXAMPLE.weighEvery === 0) events.push({ ...on, kind: 'weighed', weighings: netsOf(mean) })
    if (past % 3 === 0) events.push({ ...on, kind: 'temperature', celsius })
    if (past % 30 === 10) events.push({ ...on, kind: 'oxygen', milligrams: 8.4 })
    if (past === 20) events.push({ ...on, kind: 'treated', treatment, withdrawalDays: 0 })
    const grown = grownWeight(mean, GROWTH_BAND.middle, celsius)
    const gain = (living * (grown - mean)) / 1000
    if (past < EXAMPLE.days) events.push({ ...on, kind: 'fed', feed, kilograms: tenths(gain * EXAMPLE.conversion) })
    const count = past % 9 === 4 ? 2 : 0
    if (count > 0) events.push({ ...on, kind: 'dead', count })
    living -= count
    mean = grown
  }
  return events
}

const tenths = (kilograms: number) => Math.round(kilograms * 10) / 10

const netsOf = (mean: number) => NETS.map((share) => ({ number: FISH_IN_A_NET, grams: Math.round(FISH_IN_A_NET * mean * share) }))
