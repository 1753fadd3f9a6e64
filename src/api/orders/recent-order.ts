import type { RecentOrder } from '~/domain/orders/public-order-schema'
import { cookie, readCookie } from '../http/cookies'
import type { ShopReader } from '../store/store'
import { orderByToken, orderLink, orderToken } from './order-links'
import { shownItems } from './public-order'

/** Seconds during which the shop page shows an order posted without scripts. */
const SHOWN_FOR = 600

/** A cookie with the link of a posted order for the next page. In a URL it would appear in logs and Referer headers. */
export function recentOrderCookie({ store, isHttps }: Pick<App.Locals, 'store' | 'isHttps'>, id: number): Promise<string> {
  return store.read((shop) => {
    const order = shop.orders.get(id)
    return cookie('placed', order ? orderToken(shop, order) : '', isHttps, SHOWN_FOR)
  })
}

/** The order that this browser has just posted, with the path of its page. */
export function recentOrder(shop: ShopReader, request: Request, isHttps: boolean): RecentOrder | undefined {
  const order = orderByToken(shop, readCookie(request, 'placed', isHttps) ?? '')
  if (!order) return undefined
  const { id, totalAmount, deliveryCharge = '0.00' } = order
  return { id, link: orderLink(shop, order), items: shownItems(shop, order), deliveryCharge, totalAmount }
}
