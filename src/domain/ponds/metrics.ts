import { stockingDensity } from '../feeding/feeding'
import { findLast, lastOf } from '../lists'
import { type Batch, batchesOf, type PondRecord } from './batches'
import { type Conversion, conversionBetween } from './conversion'
import { dayAfter, daysBetween, laterDay } from './days'
import { eventsIn } from './entries'
import { growthCoefficient, specificGrowthRate } from './growth'
import type { EventOf, PondSize } from './schema'
import { type Temperatures, temperaturesOf } from './temperatures'
import { type ComputedWeight, weightOn } from './weights'

/** The metrics of a pond on a day; weights in g, biomass in kg, density in kg/m³. */
export interface PondMetrics {
  /** The day, or the last day of the book if the clock was set back before it. */
  today: string
  batches: readonly Batch[]
  /** The living batch. */
  batch: Batch | undefined
  weight: ComputedWeight | undefined
  biomass: number | undefined
  cubicMetres: number
  density: number | undefined
  temperatures: Temperatures
  temperature: Temperatures['last']
  oxygen: { milligrams: number; day: string } | undefined
  fed: readonly EventOf<'fed'>[]
  fedToday: readonly EventOf<'fed'>[]
  lastFed: EventOf<'fed'> | undefined
  daysSinceWeighed: number | undefined
  /** The first day on which harvest is allowed after treatments. */
  withdrawalUntil: string | undefined
}

export const cubicMetresOf = (size: PondSize): number =>
  'cubicMetres' in size ? size.cubicMetres : size.length * size.width * size.depth

const made = new WeakMap<PondRecord, { day: string; metrics: PondMetrics }>()

/** The metrics of a pond on an Indian day; cached per pond state. */
export function metricsOf(record: PondRecord, day: string): PondMetrics {
  const known = made.get(record)
  if (known?.day === day) return known.metrics
  const metrics = computed(record, day)
  made.set(record, { day, metrics })
  return metrics
}

/** The metrics of a pond on an earlier day, as the book was known then. */
export function metricsUntil(record: PondRecord, day: string): PondMetrics {
  const entries = record.entries.filter(({ event }) => event.day <= day)
  const arrivals = record.arrivals.filter((arrival) => arrival.day <= day)
  return computed({ ...record, entries, arrivals }, day)
}

function computed(record: PondRecord, day: string): PondMetrics {
  const events = eventsIn(record.entries)
  const today = events.reduce((latest, event) => laterDay(latest, event.day), day)
  const batches = batchesOf(record)
  const batch = lastOf(batches)?.to === undefined ? lastOf(batches) : undefined
  const temperatures = temperaturesOf(events)
  const weight = batch && weightOn(batch, temperatures, today)
  const biomass = batch && weight && (batch.living * weight.mean) / 1000
  const cubicMetres = cubicMetresOf(record.pond.size)
  const fed = events.filter((event) => event.kind === 'fed')
  const oxygen = findLast(events, (event) => event.kind === 'oxygen')
  return {
    today,
    batches,
    batch,
    weight,
    biomass,
    cubicMetres,
    density: biomass === undefined ? undefined : stockingDensity({ biomass }, cubicMetres),
    temperatures,
    temperature: temperatures.last,
    oxygen,
    fed,
    fedToday: fed.filter((event) => event.day === today),
    lastFed: lastOf(fed),
    daysSinceWeighed: weight && daysBetween(weight.since.day, today),
    withdrawalUntil: batch && withdrawalOf(batch),
  }
}

function withdrawalOf({ events }: Batch): string | undefined {
  const ends = events.flatMap((event) => (event.kind === 'treated' ? [dayAfter(event.day, event.withdrawalDays)] : []))
  return ends.length > 0 ? ends.reduce(laterDay) : undefined
}

/** Growth and feed of a batch between two points. */
interface Growth {
  conversion: Conversion
  /** Percent per day. */
  specificGrowthRate: number | undefined
  /** Thermal growth coefficient times 1000. */
  growthCoefficient: number | undefined
}

function growthBetween(batch: Batch, temperatures: Temperatures, from: number, to: number): Growth[] {
  const [start, end] = [batch.points[from], batch.points[to]]
  if (!start || !end || start === end) return []
  const conversion = conversionBetween(batch, start, end)
  const hasWeights = start.mean > 0 && end.mean > 0
  const degreeDays = temperatures.degreeDays(start.day, end.day)
  return [
    {
      conversion,
      specificGrowthRate: hasWeights ? specificGrowthRate(start.mean, end.mean, conversion.days) : undefined,
      growthCoefficient: hasWeights && degreeDays ? growthCoefficient(start.mean, end.mean, degreeDays) : undefined,
    },
  ]
}

/** Growth between consecutive points. */
export const growthSteps = (batch: Batch, temperatures: Temperatures): Growth[] =>
  batch.points.flatMap((_, index) => growthBetween(batch, temperatures, index, index + 1))

/** Growth from stocking to the last point; undefined with only one point. */
export const growthOf = (batch: Batch, temperatures: Temperatures): Growth | undefined =>
  growthBetween(batch, temperatures, 0, batch.points.length - 1)[0]

/** Dead fish in % of all fish stocked and arrived. */
export const mortality = ({ stocked, arrived, dead }: Batch): number => (100 * dead) / (stocked + arrived)
