import { DISTRICTS } from '../district-names'
import { districtCalled } from '../districts'
import { paiseIn } from '../money'
import { deliveryChargeTo } from './delivery-charges'
import type { DeliveryCharge } from './delivery-charges-schema'
import { destinationOf, type Place, streetOf } from './order-form'

/** The delivery information of an order form: a charge, free delivery, or unknown. */
export interface Delivery {
  amount: string
  /** '' if delivery is free. */
  place: string
  isFree: boolean
  /** Whether charges depend on the district. */
  asksDistrict: boolean
}

/** `place` is the destination in the form, as far as it is filled in. */
export function shownDelivery(charges: readonly DeliveryCharge[], place: Place = { address: '' }): Delivery {
  const charge = deliveryChargeTo(destinationOf(place), charges)
  const asksDistrict = charges.some((each) => districtCalled(each.place))
  if (charge && charge.amount !== '0.00') return { amount: charge.amount, place: charge.place, isFree: false, asksDistrict }
  const isKnown = streetOf(place) !== '' && !needsDistrict(charges, place)
  return { amount: '0.00', place: '', isFree: charges.length === 0 || isKnown, asksDistrict }
}

/** The lowest delivery charge, and whether some places are free; undefined if all delivery is free. */
export function leastCharge(charges: readonly DeliveryCharge[]): { amount: string; isFreeSomewhere: boolean } | undefined {
  const charged = charges.filter(({ amount }) => amount !== '0.00').sort((a, b) => paiseIn(a.amount) - paiseIn(b.amount))
  const districts = new Set(charged.map(({ place }) => districtCalled(place)))
  return charged[0] && { amount: charged[0].amount, isFreeSomewhere: DISTRICTS.some((district) => !districts.has(district)) }
}

/** Whether the charge is unknown because the form has no district. */
export function needsDistrict(charges: readonly DeliveryCharge[], place: Place): boolean {
  const to = destinationOf(place)
  return !to.district && !deliveryChargeTo(to, charges) && charges.some((each) => districtCalled(each.place))
}
