import { DISTRICTS, type District } from '../district-names'
import { districtCalled } from '../districts'
import type { DeliveryCharge } from './delivery-charges-schema'
import { shownDelivery } from './shown-delivery'

/** Delivery charges of districts as wire amounts; districts with free delivery are left out. */
export type DoorCharges = Partial<Record<District, string>>

/** The charges by district; undefined if no charge depends on the district. */
export function doorCharges(charges: readonly DeliveryCharge[]): DoorCharges | undefined {
  const ofDistricts = DISTRICTS.flatMap((district) => {
    const { amount } = shownDelivery(charges, { address: '', district })
    return amount === '0.00' ? [] : [[district, amount] as const]
  })
  return ofDistricts.length > 0 ? Object.fromEntries(ofDistricts) : undefined
}

/** Whether a village or PIN has its own charge, which only a whole address shows. */
export const hasOtherPlaces = (charges: readonly DeliveryCharge[]) => charges.some(({ place }) => !districtCalled(place))
