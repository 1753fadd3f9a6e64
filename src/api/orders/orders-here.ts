import type { Order } from '~/domain/orders/schema'
import type { ShopReader } from '../store/store'

/** The orders that are not shipped yet. */
export const ordersHere = (shop: ShopReader): Order[] => shop.orders.by('beforeDispatch', 'here')
