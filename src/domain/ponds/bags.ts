import { BAG_KILOGRAMS } from '../feeding/feeding-limits'
import { dayAfter } from './days'
import type { FeedName } from './schema'

/** Days that an order of feed should cover. */
const ORDER_DAYS = 30

/** The key of a feed in the book: its SKU, or its name if it is not from the shop. */
export const feedKey = ({ sku, name }: FeedName): string => sku ?? name.trim().toLowerCase()

/** A feed in stock, in kilograms. `daily` is the total daily ration of the ponds that use it. */
export interface FeedLeft {
  feed: FeedName
  left: number
  /** Bags of 25 kg, with a fraction. */
  bags: number
  daily: number
  /** Whole days that it lasts, and the day it runs out; undefined if no pond uses it. */
  days: number | undefined
  endsOn: string | undefined
}

/** A feed of which so many kilograms are left on a day. */
export function lasting(feed: FeedName, left: number, daily: number, today: string): FeedLeft {
  // In whole grams, so that 0.3 kg at 0.1 kg a day lasts three days.
  const days = daily > 0 ? Math.floor(Math.round(left * 1000) / Math.round(daily * 1000 || 1)) : undefined
  const endsOn = days === undefined ? undefined : dayAfter(today, days)
  return { feed, left, bags: left / BAG_KILOGRAMS, daily, days, endsOn }
}

/** Whether a feed runs out within the days set by the farmer. */
export const endsSoon = ({ days }: FeedLeft, warnDays: number): boolean => days !== undefined && days <= warnDays

/** Whole bags of 25 kg to cover the next 30 days together with what is left; at least one. */
export const bagsToOrder = ({ daily, left }: FeedLeft): number =>
  Math.max(1, Math.ceil(Math.round((daily * ORDER_DAYS - left) * 1000) / (BAG_KILOGRAMS * 1000)))
