import type { District } from '~/domain/district-names'
import type { DeliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { doorCharges, hasOtherPlaces } from '~/domain/orders/door-charges'
import type { AtDoor, DoorWords } from './door-price'
import type { Words } from './words'

/** A village or PIN with its own charge may be in any district: then a district's charge is that of most of it. */
const placeWords =
  ({ shopPage: { door } }: Words, charges: readonly DeliveryCharge[]) =>
  (district: string) =>
    hasOtherPlaces(charges) ? door.mostOf(district) : district

export function doorWords(words: Words, charges: readonly DeliveryCharge[]): DoorWords {
  const { door } = words.shopPage
  return {
    bag: door.bag('{0}', '{1}', '{2}'),
    bagOnly: door.bagOnly('{0}', '{1}'),
    bags: door.bags('{0}', '{1}', '{2}', '{3}'),
    place: placeWords(words, charges)('{0}'),
  }
}

/** The prices at the door of a district; undefined without one, or if no charge depends on it. */
export function atDoorOf(words: Words, charges: readonly DeliveryCharge[], district: District | undefined): AtDoor | undefined {
  const doors = doorCharges(charges)
  if (!doors || !district) return undefined
  const door = { name: placeWords(words, charges)(words.districts[district]), charge: doors[district] ?? '0.00' }
  return { door, words: doorWords(words, charges) }
}
