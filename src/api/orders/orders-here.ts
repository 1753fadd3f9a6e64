import { heldItems } from '~/domain/orders/dispatched-orders'
import type { Order } from '~/domain/orders/schema'
import type { ShopReader } from '../store/store'
import { bagsByProduct } from './order-stock'

/** The orders that are not shipped yet. */
export const ordersHere = (shop: ShopReader): Order[] => shop.orders.by('beforeDispatch', 'here')

/** The bags of each feed that they hold. */
export const bagsHere = (shop: ShopReader): Map<number, number> => bagsByProduct(ordersHere(shop).flatMap(heldItems))
