import { BAG_KILOGRAMS } from '../feeding/feeding-limits'
import { dayAfter } from './days'
import { type Entry, eventsIn } from './entries'
import type { BagEvent, EventOf, FeedName } from './schema'

/** The days that an order of feed is reckoned for. */
const ORDER_DAYS = 30

/** What one feed is called in the book: its SKU, or its name where the shop has none of it. */
export const feedKey = ({ sku, name }: FeedName): string => sku ?? name.trim().toLowerCase()

/** A feed in the store; kilograms. `daily` is what the ponds that eat it get a day. */
export interface FeedLeft {
  feed: FeedName
  left: number
  /** Bags of 25 kg, with a part of one. */
  bags: number
  daily: number
  /** Whole days that it lasts, and the day on which it ends; undefined where no pond eats it. */
  days: number | undefined
  endsOn: string | undefined
}

/** What is left of each feed that was bought or counted: the last count, what was bought since, less what was fed since. */
export function feedsLeft(
  bags: readonly Entry<BagEvent>[],
  fed: readonly EventOf<'fed'>[],
  daily: ReadonlyMap<string, number>,
  today: string,
): FeedLeft[] {
  const stores = new Map<string, { feed: FeedName; kilograms: number; since: Moment }>()
  for (const event of eventsIn(bags).sort((one, other) => (isAfter(one, other) ? 1 : -1))) {
    const key = feedKey(event.feed)
    const before = event.kind === 'bought' ? stores.get(key) : undefined
    const kilograms = (before?.kilograms ?? 0) + event.kilograms
    stores.set(key, { feed: before?.feed ?? event.feed, kilograms, since: before?.since ?? event })
  }
  for (const event of fed) {
    const store = stores.get(feedKey(event.feed))
    if (store && isAfter(event, store.since)) store.kilograms -= event.kilograms
  }
  return [...stores].map(([key, { feed, kilograms }]) => lasting(feed, Math.max(0, kilograms), daily.get(key) ?? 0, today))
}

type Moment = Pick<BagEvent, 'day' | 'at'>

/** A count is true for the moment at which it was written. Feed given after it is subtracted. */
const isAfter = (one: Moment, other: Moment) => one.day > other.day || (one.day === other.day && one.at > other.at)

function lasting(feed: FeedName, left: number, daily: number, today: string): FeedLeft {
  // To the gram, so that 0.3 kg at 0.1 kg a day lasts three days.
  const days = daily > 0 ? Math.floor(Math.round(left * 1000) / Math.round(daily * 1000 || 1)) : undefined
  const endsOn = days === undefined ? undefined : dayAfter(today, days)
  return { feed, left, bags: left / BAG_KILOGRAMS, daily, days, endsOn }
}

/** Whether the farmer asked to be warned of a feed that ends so soon. */
export const endsSoon = ({ days }: FeedLeft, warnDays: number): boolean => days !== undefined && days <= warnDays

/** Whole bags of 25 kg for the next 30 days beside what is left; at least one. */
export const bagsToOrder = ({ daily, left }: FeedLeft): number =>
  Math.max(1, Math.ceil(Math.round((daily * ORDER_DAYS - left) * 1000) / (BAG_KILOGRAMS * 1000)))
