import { feedKey } from './bags'
import { BENCHMARK_FCR, type Conversion } from './conversion'
import type { FeedName, WrittenEvent } from './schema'

/** Current shop price of each feed in paise per kilogram, by SKU. */
export type FeedPrices = ReadonlyMap<string, number>

/** Amount of each feed in kg, and the total cost in paise. */
interface FeedCost {
  feeds: { feed: FeedName; kilograms: number; paise: number | undefined }[]
  /** Kilograms of feeds with a price, and without one. */
  priced: number
  unpriced: number
  paise: number
}

export function feedCost(events: readonly WrittenEvent[], prices: FeedPrices): FeedCost {
  const feeds = new Map<string, { feed: FeedName; kilograms: number }>()
  for (const event of events) {
    if (event.kind !== 'fed') continue
    const key = feedKey(event.feed)
    feeds.set(key, { feed: event.feed, kilograms: (feeds.get(key)?.kilograms ?? 0) + event.kilograms })
  }
  const cost: FeedCost = { feeds: [], priced: 0, unpriced: 0, paise: 0 }
  for (const [key, { feed, kilograms }] of feeds) {
    const price = prices.get(key)
    const paise = price === undefined ? undefined : Math.round(price * kilograms)
    cost.feeds.push({ feed, kilograms, paise })
    cost[paise === undefined ? 'unpriced' : 'priced'] += kilograms
    cost.paise += paise ?? 0
  }
  return cost
}

/** Feed cost in paise per kilogram gained; undefined without a gain, or if a feed has no price. */
export function costPerKilogram({ gain, feed }: Conversion, { paise, unpriced }: FeedCost): number | undefined {
  return gain > 0 && feed > 0 && unpriced === 0 ? Math.round(paise / gain) : undefined
}

/**
 * Extra feed cost compared with the benchmark (negative for savings): in paise per kilogram of fish, and in total. Measured from
 * the nearer end of the benchmark; zero within it. Undefined without an FCR or a price.
 */
export function benchmarkDifference(conversion: Conversion, cost: FeedCost): { perKilogram: number; total: number } | undefined {
  const { economic, gain, feed } = conversion
  if (!economic || cost.unpriced > 0 || cost.priced === 0) return undefined
  const { from, to } = BENCHMARK_FCR
  const beyond = economic.ratio > to ? economic.ratio - to : Math.min(0, economic.ratio - from)
  const total = beyond * gain * (cost.paise / feed)
  return { perKilogram: Math.round(total / gain), total: Math.round(total) }
}
