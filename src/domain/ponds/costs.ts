import { feedKey } from './bags'
import { BENCHMARK_FCR, type Conversion } from './conversion'
import type { FeedName, WrittenEvent } from './schema'

/** Paise a kilogram of each feed, by its SKU, as the shop sells it now. */
export type FeedPrices = ReadonlyMap<string, number>

/** What was fed of each feed, in kg, and what it costs in paise. */
interface FeedCost {
  feeds: { feed: FeedName; kilograms: number; paise: number | undefined }[]
  /** Kilograms of feeds that have a price, and of those that have none. */
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

/** Feed between two points in paise a kilogram of fish gained; undefined without a gain or while a feed has no price. */
export function costPerKilogram({ gain, feed }: Conversion, { paise, unpriced }: FeedCost): number | undefined {
  return gain > 0 && feed > 0 && unpriced === 0 ? Math.round(paise / gain) : undefined
}

/**
 * What the feed costs more (above zero) or less than at the benchmark: in paise a kilogram of fish, and for the whole gain.
 * Compared with the nearer end of the benchmark; zero inside of it. Undefined where there is no conversion or price.
 */
export function benchmarkDifference(conversion: Conversion, cost: FeedCost): { perKilogram: number; total: number } | undefined {
  const { economic, gain, feed } = conversion
  if (!economic || cost.unpriced > 0 || cost.priced === 0) return undefined
  const { from, to } = BENCHMARK_FCR
  const beyond = economic.ratio > to ? economic.ratio - to : Math.min(0, economic.ratio - from)
  const total = beyond * gain * (cost.paise / feed)
  return { perKilogram: Math.round(total / gain), total: Math.round(total) }
}
