import type { OrderDetails } from '~/domain/orders/order-details-schema'
import { reportsOf } from '../customers/payment-reports'
import type { Call } from '../http/call'
import { namedRow } from '../http/rows'
import type { ShopReader } from '../store/store'
import { withLink } from './order-links'

/** One order, with its link and payment reports. */
export function readOrder(shop: ShopReader, call: Call): OrderDetails {
  const order = namedRow(shop.orders, call, 'order')
  const isUnnamed = (entryId: number | null) => entryId !== null && shop.ledgerEntries.get(entryId)?.orderId === null
  const reports = reportsOf(shop, order.id).map((report) => ({ ...report, isUnnamed: isUnnamed(report.entryId) }))
  return { ...withLink(shop, order), reports }
}
