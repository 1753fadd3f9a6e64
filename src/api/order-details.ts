import type { OrderDetails } from '~/schemas/public-order'
import type { Call } from './http/call'
import { namedRow } from './http/rows'
import { withLink } from './order-links'
import { reportsOf } from './payment-reports'
import type { ShopReader } from './store/store'

/** One order, with the link to its page and what its buyer reported there. */
export function readOrder(shop: ShopReader, call: Call): OrderDetails {
  const order = namedRow(shop.orders, call, 'order')
  return { ...withLink(shop, order), reports: reportsOf(shop, order.id) }
}
