import { feedKey, feedsLeft } from '~/domain/ponds/bags'
import type { PondRecord } from '~/domain/ponds/batches'
import { eventsIn } from '~/domain/ponds/entries'
import { metricsOf, type PondMetrics } from '~/domain/ponds/metrics'
import type { EventOf, FeedName } from '~/domain/ponds/schema'
import { type Ration, rationOf } from '~/domain/ponds/today'
import type { PondBook } from '~/stores/ponds/ponds'

/** A pond with the data of its card. */
export interface PondToday {
  record: PondRecord
  metrics: PondMetrics
  ration: Ration | undefined
  feed: FeedName
}

/** Cached metrics by record and day, because a record stays the same object until it changes. */
const known = new WeakMap<PondRecord, { today: string; metrics: PondMetrics }>()

function metricsToday(record: PondRecord, today: string): PondMetrics {
  const kept = known.get(record)
  if (kept?.today === today) return kept.metrics
  const metrics = metricsOf(record, today)
  known.set(record, { today, metrics })
  return metrics
}

export function pondsToday(
  records: readonly PondRecord[],
  today: string,
  feedOf: (metrics: PondMetrics) => FeedName,
): PondToday[] {
  return records.map((record) => {
    const metrics = metricsToday(record, today)
    return { record, metrics, ration: rationOf(metrics), feed: feedOf(metrics) }
  })
}

/** The remaining feed of the farmer’s ponds, or of the example with this id. */
export function storeToday(bags: PondBook['bags'], ponds: readonly PondToday[], today: string, exampleId?: string) {
  const own = bags.filter(({ event }) => event.pondId === exampleId)
  const first = eventsIn(own)[0]?.day
  if (!first) return []
  const daily = new Map<string, number>()
  for (const { ration, feed } of ponds) {
    if (ration) daily.set(feedKey(feed), (daily.get(feedKey(feed)) ?? 0) + ration.plan.daily)
  }
  return feedsLeft(
    own,
    ponds.flatMap(({ record }) => fedSince(record, first)),
    daily,
    today,
  )
}

const fedSince = ({ entries }: PondRecord, day: string): EventOf<'fed'>[] =>
  entries.flatMap(({ event, state }) => (event.kind === 'fed' && state !== 'taken back' && event.day >= day ? [event] : []))
