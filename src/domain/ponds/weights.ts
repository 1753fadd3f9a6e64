import { findLast } from '../lists'
import type { Batch, WeightPoint } from './batches'
import { daysBetween } from './days'
import { GROWTH_BAND, grownWeight, growthCoefficient } from './growth'
import type { Temperatures } from './temperatures'

/** A coefficient outside of these (times 1000) comes from weighings that do not fit, and is not counted on. */
const BELIEVED = { min: 0.5, max: 3 }

/** Days between weighings below which their errors hide the growth. */
const LEAST_DAYS = 14

/** A mean weight in g as reckoned on a day, and where it comes from. */
export interface ComputedWeight {
  mean: number
  /** The last day on which it was weighed or written, and the mean of then. */
  since: { day: string; mean: number; kind: 'stocked' | 'weighed' | 'mixed' }
  /** °C × days since; undefined without a temperature, where nothing is added. */
  degreeDays: number | undefined
  /** The growth coefficient (times 1000), and whether it is the batch's own between its last weighings. */
  coefficient: number
  isOwnCoefficient: boolean
}

type Since = ComputedWeight['since']

/** The growth of the batch up to its last point, over two weeks at least; the slow end of the band without that. */
function coefficientOf(points: readonly WeightPoint[], temperatures: Temperatures) {
  const to = findLast(points, ({ kind }) => kind !== 'emptied')
  const from = to && findLast(points, ({ day }) => daysBetween(day, to.day) >= LEAST_DAYS)
  const degreeDays = from && to && temperatures.degreeDays(from.day, to.day)
  const own = degreeDays ? growthCoefficient(from.mean, to.mean, degreeDays) : undefined
  const isOwn = own !== undefined && own >= BELIEVED.min && own <= BELIEVED.max
  return { coefficient: isOwn ? own : GROWTH_BAND.low, isOwnCoefficient: isOwn }
}

/** The mean weight of a living batch on a day: as weighed last, the growth since, and fish that came in between. */
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
