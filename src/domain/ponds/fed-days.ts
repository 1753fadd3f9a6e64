import type { PondRecord } from './batches'
import { dayAfter, daysBetween } from './days'
import type { Entry } from './entries'
import { metricsUntil, type PondMetrics } from './metrics'
import type { PondEvent } from './schema'
import { rationOf } from './today'

const SHOWN_DAYS = 28
/** Days before today of which a farmer may still know the feed. */
const KNOWN_DAYS = 7

/** A day of a batch with its feed in kg; 0 is a gap in the book. */
export interface FedDay {
  day: string
  kilograms: number
  /** The last feed written on it. */
  entry?: Entry<PondEvent>
}

/** A day without feed to fill, with its likely amount in kg. */
export interface FeedGap {
  day: string
  kilograms: number | undefined
}

/** The last 28 days of the living batch, or fewer since its stocking, oldest first. */
export function fedDaysOf({ entries }: Pick<PondRecord, 'entries'>, { batch, today }: PondMetrics): FedDay[] {
  if (!batch) return []
  const count = Math.min(SHOWN_DAYS, daysBetween(batch.from, today) + 1)
  const days = Array.from({ length: count }, (_, past): FedDay => ({ day: dayAfter(today, past + 1 - count), kilograms: 0 }))
  const byDay = new Map(days.map((each) => [each.day, each]))
  for (const entry of entries) {
    const { event, state } = entry
    const on = event.kind === 'fed' && state !== 'taken back' ? byDay.get(event.day) : undefined
    if (on && event.kind === 'fed') Object.assign(on, { kilograms: on.kilograms + event.kilograms, entry })
  }
  return days
}

/** Whether one of the last days before today has no feed. */
export const hasRecentGap = (days: readonly FedDay[]): boolean => days.slice(-1 - KNOWN_DAYS, -1).some(({ entry }) => !entry)

/** The feed planned for an earlier day in kg; undefined if the pond had no fish. */
export const plannedFeed = (record: PondRecord, day: string): number | undefined =>
  rationOf(metricsUntil(record, day))?.plan.daily
