import type { Batch, WeightPoint } from './batches'
import { daysBetween } from './days'
import type { WrittenEvent } from './schema'

/** FCR of rainbow trout on Indian farms. Source: ICAR-DCFR, Bhimtal. */
export const BENCHMARK_FCR = { from: 0.9, to: 1.1 } as const

/** Feed per kilogram of growth, with its range of twice the standard error of the weighings. */
export interface Ratio {
  ratio: number
  from: number
  /** Undefined if the error allows any upper limit. */
  to: number | undefined
}

/** Feed and growth between two points of a batch, in kilograms. */
export interface Conversion {
  from: WeightPoint
  to: WeightPoint
  days: number
  /** Number of these days with feed entries. */
  fedDays: number
  feed: number
  biomass: { from: number; to: number }
  harvested: number
  moved: number
  /** Weight of fish that arrived in between. */
  arrived: number
  /** Weight of the dead, each at its estimated weight on that day. */
  dead: number
  gain: number
  /** Standard error of the gain. */
  gainError: number
  /** Excludes the dead from the gain: what the farmer pays for. */
  economic: Ratio | undefined
  /** Includes the dead in the gain: how well the fish used the feed. */
  biological: Ratio | undefined
}

const biomassOf = ({ living, mean }: Pick<WeightPoint, 'living' | 'mean'>): number => (living * mean) / 1000

const errorOf = ({ living, standardError }: WeightPoint) => (living * standardError) / 1000

/** Undefined without gain or without feed. */
function ratioOf(feed: number, gain: number, error: number): Ratio | undefined {
  if (!(gain > 0) || !(feed > 0)) return undefined
  const least = gain - 2 * error
  return { ratio: feed / gain, from: feed / (gain + 2 * error), to: least > 0 ? feed / least : undefined }
}

/** The FCR of a batch between two points, the earlier first. */
export function conversionBetween(batch: Batch, from: WeightPoint, to: WeightPoint): Conversion {
  const sums = { feed: 0, harvested: 0, moved: 0, arrived: 0, dead: 0 }
  const weightOnDay = between(from, to)
  const fedOn = new Set<string>()
  for (const event of eventsBetween(batch, { from, to })) {
    if (event.kind === 'fed') {
      sums.feed += event.kilograms
      fedOn.add(event.day)
    }
    if (event.kind === 'harvested') sums.harvested += event.kilograms
    if (event.kind === 'dead') sums.dead += (event.count * weightOnDay(event.day)) / 1000
    if (event.kind === 'stocked') sums.arrived += (event.count * event.meanWeight) / 1000
    if (event.kind === 'moved')
      sums[event.pondId === batch.pondId ? 'moved' : 'arrived'] += (event.count * event.meanWeight) / 1000
  }
  const biomass = { from: biomassOf(from), to: biomassOf(to) }
  const gain = biomass.to + sums.harvested + sums.moved - biomass.from - sums.arrived
  const days = daysBetween(from.day, to.day)
  const gainError = Math.hypot(errorOf(from), errorOf(to))
  return {
    from,
    to,
    days,
    fedDays: Math.min(fedOn.size, days),
    ...sums,
    biomass,
    gain,
    gainError,
    economic: ratioOf(sums.feed, gain, gainError),
    biological: ratioOf(sums.feed, gain + sums.dead, gainError),
  }
}

/** Minimum share of days with feed: a farm may rest on one day a week; with fewer days, entries are missing. */
const LEAST_FED_DAYS = 6 / 7

/** Whether enough days have feed entries to judge the FCR. */
export const isFeedComplete = ({ days, fedDays }: Pick<Conversion, 'days' | 'fedDays'>): boolean =>
  fedDays >= Math.floor(days * LEAST_FED_DAYS)

/** The events of a batch between two points. */
export const eventsBetween = ({ events }: Batch, { from, to }: Pick<Conversion, 'from' | 'to'>): readonly WrittenEvent[] =>
  events.slice(from.before, to.before)

/** The mean weight between two points, with a constant daily growth rate; constant if the end is unknown. */
function between(from: WeightPoint, to: WeightPoint) {
  const days = daysBetween(from.day, to.day)
  const end = to.mean > 0 ? to.mean : from.mean
  return (day: string) => from.mean * (end / from.mean) ** (days > 0 ? daysBetween(from.day, day) / days : 0)
}

type BenchmarkPlace = 'better' | 'as good' | 'worse'

/** Compares an FCR with the benchmark, and whether the difference is within the weighing error. */
export function besideBenchmark({ ratio, from, to }: Ratio): { place: BenchmarkPlace; isWithinError: boolean } {
  const place = ratio < BENCHMARK_FCR.from ? 'better' : ratio > BENCHMARK_FCR.to ? 'worse' : 'as good'
  const isApart = place === 'better' ? to !== undefined && to < BENCHMARK_FCR.from : from > BENCHMARK_FCR.to
  return { place, isWithinError: place !== 'as good' && !isApart }
}
