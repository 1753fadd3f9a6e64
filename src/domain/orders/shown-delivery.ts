import { deliveryChargeTo } from './delivery-charges'
import type { DeliveryCharge } from './delivery-charges-schema'
import { SHIPPING_DEFAULTS } from './schema'

/** What an order form says of its delivery: the charge of a place, or that it is free, or nothing yet. */
export interface Delivery {
  amount: string
  /** '' where nothing is charged. */
  place: string
  isFree: boolean
}

/** `street` is '' where no address is given yet. */
export function shownDelivery(charges: readonly DeliveryCharge[], street = ''): Delivery {
  const charge = deliveryChargeTo({ ...SHIPPING_DEFAULTS, street }, charges)
  if (charge && charge.amount !== '0.00') return { amount: charge.amount, place: charge.place, isFree: false }
  return { amount: '0.00', place: '', isFree: charges.length === 0 || street !== '' }
}
