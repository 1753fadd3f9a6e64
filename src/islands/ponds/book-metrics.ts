import { feedKey } from '~/domain/ponds/bags'
import type { PondRecord } from '~/domain/ponds/batches'
import { eventsIn } from '~/domain/ponds/entries'
import { type FeedLedger, feedLedger, feedsLeft } from '~/domain/ponds/feed-ledger'
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

export function pondsToday(
  records: readonly PondRecord[],
  today: string,
  feedOf: (record: PondRecord, metrics: PondMetrics) => FeedName,
): PondToday[] {
  return records.map((record) => {
    const metrics = metricsOf(record, today)
    return { record, metrics, ration: rationOf(metrics), feed: feedOf(record, metrics) }
  })
}

/** The last ledger of the farmer's ponds, and that of the example. */
const ledgers = new Map<string | undefined, Pick<PondBook, 'bags' | 'records'> & { ledger: FeedLedger }>()

/** The feed of the farmer’s ponds, or of the example with this id. */
export function ledgerOf({ bags, records }: Pick<PondBook, 'bags' | 'records'>, exampleId?: string): FeedLedger {
  const kept = ledgers.get(exampleId)
  if (kept?.bags === bags && kept.records === records) return kept.ledger
  const own = bags.filter(({ event }) => event.pondId === exampleId)
  const first = eventsIn(own)[0]?.day
  const ponds = records.filter(({ pond }) => (exampleId === undefined ? !pond.isExample : pond.id === exampleId))
  const fed = first === undefined ? [] : ponds.flatMap((record) => fedSince(record, first))
  const ledger = feedLedger(own, fed)
  ledgers.set(exampleId, { bags, records, ledger })
  return ledger
}

/** The remaining feed of ponds; `closed` are lots that must not be fed. */
export function storeToday(ledger: FeedLedger, ponds: readonly PondToday[], today: string, closed?: ReadonlySet<string>) {
  const daily = new Map<string, number>()
  for (const { ration, feed } of ponds) {
    if (ration) daily.set(feedKey(feed), (daily.get(feedKey(feed)) ?? 0) + ration.plan.daily)
  }
  return feedsLeft(ledger, daily, today, closed)
}

const fedSince = ({ entries }: PondRecord, day: string): EventOf<'fed'>[] =>
  entries.flatMap(({ event, state }) => (event.kind === 'fed' && state !== 'taken back' && event.day >= day ? [event] : []))
