import type { Order } from '~/domain/orders/schema'
import { pathIn } from '~/languages'
import { openedBy, tokenOf } from '../auth/link-tokens'
import type { Call } from '../http/call'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'

/** The path of an order's page in its language. It is derived each time and never stored. */
export const orderLink = (shop: ShopReader, order: Order): string =>
  pathIn(order.language ?? 'en', `/order/${orderToken(shop, order)}`)

/** An order for its buyer, with the path of its page instead of the link's salt. */
export function withLink(shop: ShopReader, order: Order): Order & { link: string } {
  const { linkSalt: _salt, ...shown } = order
  return { ...shown, link: orderLink(shop, order) }
}

type Linked = Pick<Order, 'id' | 'linkNumber' | 'linkSalt'>

/** A new `linkNumber` revokes earlier links. */
export const orderToken = (shop: ShopReader, order: Linked): string => tokenOf(shop, order.id, signedOf(order))

/** The order of a token. */
export const orderByToken = (shop: ShopReader, token: string): Order | undefined =>
  openedBy(shop, token, (id) => shop.orders.get(id), signedOf)

/** Revokes the link of an order and returns a new one. */
export function renewOrderLink(shop: Shop, call: Call<unknown>): { link: string } {
  const before = namedRow(shop.orders, call, 'order')
  const order = { ...before, linkNumber: (before.linkNumber ?? 0) + 1 }
  shop.orders.put(order)
  return { link: orderLink(shop, order) }
}

/** Links of old orders are signed without a salt. */
const signedOf = ({ id, linkNumber = 0, linkSalt }: Linked): string =>
  ['order', id, linkNumber, ...(linkSalt === undefined ? [] : [linkSalt])].join(' ')
