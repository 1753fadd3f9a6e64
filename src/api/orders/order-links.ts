import type { Order } from '~/domain/orders/schema'
import { pathIn } from '~/languages'
import { openedBy, tokenOf } from '../auth/link-tokens'
import type { Call } from '../http/call'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'

/** The path of an order's own page in its language. It is derived each time, and never kept. */
export const orderLink = (shop: ShopReader, order: Order): string =>
  pathIn(order.language ?? 'en', `/order/${orderToken(shop, order)}`)

/** An order as its buyer is answered, with the path of its own page in place of what that is signed over. */
export function withLink(shop: ShopReader, order: Order): Order & { link: string } {
  const { linkSalt: _salt, ...shown } = order
  return { ...shown, link: orderLink(shop, order) }
}

type Linked = Pick<Order, 'id' | 'linkNumber' | 'linkSalt'>

/** A new `linkNumber` ends the links before it. */
export const orderToken = (shop: ShopReader, order: Linked): string => tokenOf(shop, order.id, signedOf(order))

/** The order that a token opens. */
export const orderByToken = (shop: ShopReader, token: string): Order | undefined =>
  openedBy(shop, token, (id) => shop.orders.get(id), signedOf)

/** Ends the link of an order, and answers with a new one. */
export function renewOrderLink(shop: Shop, call: Call<unknown>): { link: string } {
  const before = namedRow(shop.orders, call, 'order')
  const order = { ...before, linkNumber: (before.linkNumber ?? 0) + 1 }
  shop.orders.put(order)
  return { link: orderLink(shop, order) }
}

/** Links of orders from before there was a salt are signed without one. */
const signedOf = ({ id, linkNumber = 0, linkSalt }: Linked): string =>
  ['order', id, linkNumber, ...(linkSalt === undefined ? [] : [linkSalt])].join(' ')
