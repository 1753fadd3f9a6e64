import { indianDay } from '~/domain/dates'
import type { Order } from '~/domain/orders/schema'
import {
  countPacking,
  noPacking,
  oldestPromisedFirst,
  type PackingFilter,
  type PackingTotals,
  packingMatcher,
  packingStatsOn,
} from '~/domain/packing/packing-list'
import {
  type PackingStats,
  type PackingSums,
  packingFilter,
  packingStats,
  packingSums,
} from '~/domain/packing/packing-list-schema'
import { ListPages } from '../http/list-pages'
import { checked } from '../http/request-body'
import { ordersHere } from '../orders/orders-here'
import type { ShopReader } from '../store/store'

export const listPacking = (shop: ShopReader): Order[] =>
  oldestPromisedFirst(ordersHere(shop).filter(packingMatcher({ search: '', isOfAll: false })))

/** The confirmed orders, the oldest promised day first, with the bags to load by feed. */
export const packingPages = new ListPages<Order, PackingFilter, PackingTotals, PackingSums, PackingStats>({
  table: 'orders',
  asks: packingFilter,
  tells: { sums: packingSums, stats: packingStats },
  filterIn: (parameters) => ({ ...checked(parameters, packingFilter), isOfAll: false }),
  ofDays: () => ({ search: '', isOfAll: true }),
  candidates: ordersHere,
  matcher: packingMatcher,
  noTotals: noPacking,
  count: countPacking,
  ordered: oldestPromisedFirst,
  sums: ({ bags }) => ({ bags }),
  stats: ({ totals }, now) => packingStatsOn(totals, indianDay(now)),
})
