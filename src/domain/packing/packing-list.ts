import { indianNumber } from '../indian-numbers'
import { heldItems } from '../orders/dispatched-orders'
import { orderMatcher } from '../orders/listed-orders'
import { isBeforeDispatch } from '../orders/order-edits'
import { shortName } from '../orders/order-texts'
import type { Order } from '../orders/schema'
import type { FeedBags, PackingStats } from './packing-list-schema'

export interface PackingFilter {
  search: string
  /** Whether orders that are not confirmed yet are counted, too. */
  isOfAll: boolean
}

export function packingMatcher({ search, isOfAll }: PackingFilter): (order: Order) => boolean {
  if (isOfAll) return ({ status }) => isBeforeDispatch(status)
  return orderMatcher({ search, queue: 'ship', status: '', from: '', to: '', leavesMoneyOut: true })
}

type Feeds = Map<number, FeedBags>

export interface PackingTotals {
  bags: number
  /** The bags of confirmed orders by promised day, '' for none. */
  byDay: Map<string, Feeds>
  here: Feeds
}

export const noPacking = (): PackingTotals => ({ bags: 0, byDay: new Map(), here: new Map() })

export function countPacking(totals: PackingTotals, order: Order, times: 1 | -1) {
  addBags(totals.here, heldItems(order), times)
  if (order.status !== 'confirmed') return
  const day = promisedDayOf(order)
  const feeds: Feeds = totals.byDay.get(day) ?? new Map()
  addBags(feeds, order.items, times)
  for (const { quantity } of order.items) totals.bags += times * quantity
  if (feeds.size > 0) totals.byDay.set(day, feeds)
  else totals.byDay.delete(day)
}

const promisedDayOf = ({ handling }: Pick<Order, 'handling'>) => handling?.promisedDay ?? ''

type Items = readonly Pick<Order['items'][number], 'productId' | 'productName' | 'quantity'>[]

function addBags(feeds: Feeds, items: Items, times: 1 | -1) {
  for (const { productId, productName, quantity } of items) {
    const known = feeds.get(productId) ?? { productId, productName, bags: 0 }
    const bags = known.bags + times * quantity
    if (bags === 0) feeds.delete(productId)
    else feeds.set(productId, { ...known, bags })
  }
}

/** The bags by feed on an Indian day. */
export function packingStatsOn({ byDay, here }: PackingTotals, today: string): PackingStats {
  const [due, confirmed]: [Feeds, Feeds] = [new Map(), new Map()]
  for (const [day, feeds] of byDay) {
    addBags(confirmed, asItems(feeds), 1)
    if (day !== '' && day <= today) addBags(due, asItems(feeds), 1)
  }
  return { today: listed(due), confirmed: listed(confirmed), here: listed(here) }
}

const asItems = (feeds: Feeds): Items => [...feeds.values()].map(({ bags, ...feed }) => ({ ...feed, quantity: bags }))

const listed = (feeds: Feeds): FeedBags[] => [...feeds.values()].sort((a, b) => a.productId - b.productId)

/** The bags by feed of these orders. */
export function feedsOf(orders: readonly { items: Items }[]): FeedBags[] {
  const feeds: Feeds = new Map()
  for (const { items } of orders) addBags(feeds, items, 1)
  return listed(feeds)
}

/** 'Early 42 · Small 31'. */
export const feedsInWords = (feeds: readonly FeedBags[]): string =>
  feeds.map(({ productName, bags }) => `${shortName(productName).replace(/ Stage$/i, '')} ${indianNumber(bags)}`).join(' · ')

/** The oldest promised day first, then the oldest order; orders without a promised day come last. */
export const oldestPromisedFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((a, b) => {
    const [one, other] = [promisedDayOf(a) || '9', promisedDayOf(b) || '9']
    return one === other ? a.id - b.id : one < other ? -1 : 1
  })
