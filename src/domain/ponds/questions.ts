import { indianDay } from '../dates'
import { WATER } from '../feeding/water'
import type { PondRecord } from './batches'
import { type Surroundings, withoutEntry } from './event-checks'
import { grownWeight } from './growth'
import { metricsUntil, type PondMetrics } from './metrics'
import type { PondQuestion } from './refusals'
import { sampleOf } from './samples'
import type { EventOf, NewPondEvent } from './schema'

/** Maximum plausible thermal growth coefficient, times 1000. */
const FASTEST_GROWTH = 3
/** Maximum plausible daily feed as % of fish weight; even fry in warm water eat less. */
const MOST_FEED_PERCENT = 10
/** Maximum plausible factor between measured and estimated weight of harvested fish. */
const FAR_OFF = 2

const rounded = (value: number) => Number(value.toPrecision(3))

/** Questions to confirm an unusual event before it is written; empty for a usual one. */
export function eventQuestions(event: NewPondEvent, { records, today, entryId }: Surroundings): PondQuestion[] {
  const others = entryId === undefined ? records : withoutEntry(records, entryId)
  const record = others.find(({ pond }) => pond.id === event.pondId)
  if (!record) return []
  const metrics = metricsUntil(record, event.day)
  return [...clockQuestions(records, today), ...fishQuestions(event, metrics), ...densityQuestions(event, metrics, others)]
}

/** The clock was set back if it is before the newest entry. */
function clockQuestions(records: readonly PondRecord[], today: string): PondQuestion[] {
  let newest = ''
  for (const { entries } of records) for (const { event } of entries) if (event.at > newest) newest = event.at
  const last = newest && indianDay(new Date(newest))
  return last > today ? [{ code: 'clock set back', values: { today, last } }] : []
}

function fishQuestions(event: NewPondEvent, metrics: PondMetrics): PondQuestion[] {
  if (event.kind === 'weighed') return weighingQuestions(event, metrics)
  if (event.kind === 'fed') return feedQuestions(event, metrics)
  if (event.kind === 'moved') return leavingQuestions(event.meanWeight, metrics)
  if (event.kind !== 'harvested') return []
  const { withdrawalUntil } = metrics
  const isTooEarly = withdrawalUntil !== undefined && event.day < withdrawalUntil
  const withdrawal: PondQuestion[] = isTooEarly ? [{ code: 'withdrawal', values: { until: withdrawalUntil } }] : []
  return [...withdrawal, ...leavingQuestions((event.kilograms * 1000) / event.count, metrics)]
}

function weighingQuestions(
  { weighings, day }: Pick<EventOf<'weighed'>, 'weighings' | 'day'>,
  metrics: PondMetrics,
): PondQuestion[] {
  const { batch, weight, temperatures } = metrics
  if (!batch || !weight) return []
  const { number, mean, standardError } = sampleOf(weighings)
  const questions: PondQuestion[] = []
  if (number > batch.living) questions.push({ code: 'weighed more than live', values: { number, living: batch.living } })
  const before = weight.since.mean
  const error = 2 * standardError
  // Without a temperature, assumes the warmest water with a full ration.
  const degreeDays = temperatures.degreeDays(weight.since.day, day) ?? WATER.fullRation.to * (metrics.daysSinceWeighed ?? 0)
  const most = grownWeight(before, FASTEST_GROWTH, degreeDays)
  const lighter = mean + error < before * 0.95
  if (lighter) questions.push({ code: 'lighter than before', values: { mean: rounded(mean), before: rounded(before) } })
  if (mean - error > most * 1.05) {
    questions.push({ code: 'heavier than growth', values: { mean: rounded(mean), before: rounded(before), most: rounded(most) } })
  }
  return questions
}

function feedQuestions({ kilograms }: Pick<EventOf<'fed'>, 'kilograms'>, { biomass, fedToday }: PondMetrics): PondQuestion[] {
  const day = fedToday.reduce((sum, fed) => sum + fed.kilograms, kilograms)
  if (biomass === undefined || day <= (biomass * MOST_FEED_PERCENT) / 100) return []
  return [{ code: 'much feed', values: { kilograms: rounded(day), most: MOST_FEED_PERCENT } }]
}

function leavingQuestions(mean: number, { weight }: PondMetrics): PondQuestion[] {
  if (!weight || (mean >= weight.mean / FAR_OFF && mean <= weight.mean * FAR_OFF)) return []
  return [{ code: 'weight far off', values: { mean: rounded(mean), before: rounded(weight.mean) } }]
}

/** Asks if an event takes a pond over the density limit, but not if it was already over. */
function densityQuestions(event: NewPondEvent, metrics: PondMetrics, records: readonly PondRecord[]): PondQuestion[] {
  if (event.kind === 'moved') {
    const target = records.find(({ pond }) => pond.id === event.toPondId)
    return target ? crowding(metricsUntil(target, event.day), event.count * event.meanWeight) : []
  }
  if (event.kind === 'stocked') return crowding(metrics, event.count * event.meanWeight)
  if (event.kind !== 'weighed' || !metrics.batch) return []
  const { mean } = sampleOf(event.weighings)
  return crowding(metrics, metrics.batch.living * mean - 1000 * (metrics.biomass ?? 0))
}

function crowding({ biomass = 0, cubicMetres }: PondMetrics, moreGrams: number): PondQuestion[] {
  const before = biomass / cubicMetres
  const density = (biomass + moreGrams / 1000) / cubicMetres
  if (before > WATER.crowdedOver || density <= WATER.crowdedOver) return []
  return [{ code: 'over density', values: { density: rounded(density), most: WATER.crowdedOver } }]
}
