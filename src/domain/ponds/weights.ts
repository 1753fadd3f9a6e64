import { findLast } from '../lists'
import type { Batch, WeightPoint } from './batches'
import { daysBetween } from './days'
import { GROWTH_BAND, grownWeight, growthCoefficient } from './growth'
import type { Temperatures } from './temperatures'

/** Plausible growth coefficients, times 1000. Others come from inconsistent weighings and are ignored. */
const BELIEVED = { min: 0.5, max: 3 }

/** Minimum days between weighings; below, their error hides the growth. */
const LEAST_DAYS = 14

/** An estimated mean weight in g on a day, and its basis. */
export interface ComputedWeight {
  mean: number
  /** The last known mean weight, with its day and source. */
  since: { day: string; mean: number; kind: 'stocked' | 'weighed' | 'mixed' }
  /** Degree-days since then; undefined without a temperature, and then no growth is added. */
  degreeDays: number | undefined
  /** The growth coefficient (times 1000), and whether it comes from the batch's last weighings. */
  coefficient: number
  isOwnCoefficient: boolean
}

type Since = ComputedWeight['since']

/** The growth coefficient up to the last point over at least two weeks; otherwise the low end of the usual range. */
function coefficientOf(points: readonly WeightPoint[], temperatures: Temperatures) {
  const to = findLast(points, ({ kind }) => kind !== 'emptied')
  const from = to && findLast(points, ({ day }) => daysBetween(day, to.day) >= LEAST_DAYS)
  const degreeDays = from && to && temperatures.degreeDays(from.day, to.day)
  const own = degreeDays ? growthCoefficient(from.mean, to.mean, degreeDays) : undefined
  const isOwn = own !== undefined && own >= BELIEVED.min && own <= BELIEVED.max
  return { coefficient: isOwn ? own : GROWTH_BAND.low, isOwnCoefficient: isOwn }
}

/** The mean weight of a living batch on a day: last weighing, growth since, and arrived fish. */
export function weightOn(batch: Batch, temperatures: Temperatures, day: string): ComputedWeight | undefined {
  const growth = coefficientOf(batch.points, temperatures)
  const grown = ({ mean, day: from }: Since, to: string) =>
    grownWeight(mean, growth.coefficient, Math.max(0, temperatures.degreeDays(from, to) ?? 0))
  const since = lastKnown(batch, grown)
  if (!since) return undefined
  const degreeDays = temperatures.degreeDays(since.day, day)
  return { mean: grown(since, day), since, degreeDays, ...growth }
}

function lastKnown(batch: Batch, grown: (since: Since, to: string) => number): Since | undefined {
  const point = findLast(batch.points, ({ kind }) => kind !== 'emptied')
  if (!point || point.kind === 'emptied') return undefined
  let since: Since = { day: point.day, mean: point.mean, kind: point.kind }
  let { living } = point
  for (const event of batch.events.slice(point.before)) {
    if (!('count' in event)) continue
    const isComing = event.kind === 'stocked' || (event.kind === 'moved' && event.pondId !== batch.pondId)
    if (isComing) {
      const mean = (grown(since, event.day) * living + event.meanWeight * event.count) / (living + event.count)
      since = { day: event.day, mean, kind: 'mixed' }
    }
    living = Math.max(0, living + (isComing ? event.count : -event.count))
  }
  return since
}
