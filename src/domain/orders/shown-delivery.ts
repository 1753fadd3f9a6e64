import { deliveryChargeTo } from './delivery-charges'
import type { DeliveryCharge } from './delivery-charges-schema'
import { destinationOf, streetOf } from './order-form'
import type { OrderForm } from './schema'

/** What an order form says of its delivery: the charge of a place, or that it is free, or nothing yet. */
export interface Delivery {
  amount: string
  /** '' where nothing is charged. */
  place: string
  isFree: boolean
}

/** `address` is '' where none is given yet. */
export function shownDelivery(
  charges: readonly DeliveryCharge[],
  place: Pick<OrderForm, 'address' | 'district'> = { address: '' },
): Delivery {
  const charge = deliveryChargeTo(destinationOf(place), charges)
  if (charge && charge.amount !== '0.00') return { amount: charge.amount, place: charge.place, isFree: false }
  return { amount: '0.00', place: '', isFree: charges.length === 0 || streetOf(place) !== '' }
}
