import { isErasedOrder } from '~/domain/customers/erased'
import type { Order } from '~/domain/orders/schema'
import { type GuardedPage, isOpened, mayBeOpened, type Opener } from '../auth/opened-pages'
import { buyerAccount } from '../customers/buyer-account'
import type { ShopReader, Store } from '../store/store'
import { orderToken } from './order-links'

/** The page of an order, which the last digits of its buyer's phone open. */
export const guardedOrder = (shop: ShopReader, order: Order): GuardedPage => ({
  id: order.id,
  path: `/order/${orderToken(shop, order)}`,
  phone: order.customerPhone,
  customerId: order.customerId,
  isErased: isErasedOrder(order),
})

/** What the page of an order offers this browser: the form to open it, or the account behind it. */
export function openedFor(store: Store, shop: ShopReader, order: Order, opener: Opener) {
  const page = guardedOrder(shop, order)
  const isOpen = isOpened(shop, page, opener)
  const hasAccount = isOpen && buyerAccount(store, shop, order, opener.now) !== undefined
  return { isOpen, hasAccount, mayBeOpened: mayBeOpened(page) }
}
