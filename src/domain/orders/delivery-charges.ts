import { type Destination, districtCalled, districtOf } from '../districts'
import { foldedPlace } from '../folded-places'
import { pinsIn } from '../pins'
import type { DeliveryCharge } from './delivery-charges-schema'

type Charge = Pick<DeliveryCharge, 'place' | 'amount'>

/**
 * The charge that applies to an address: by PIN, otherwise by the last place that the address names, otherwise by district.
 */
export function deliveryChargeTo<Entry extends Charge>(to: Destination, charges: readonly Entry[]): Entry | undefined {
  if (charges.length === 0) return undefined
  const byPin = pinsIn(to.shippingAddress).flatMap((pin) => charges.find(({ place }) => place === pin) ?? [])[0]
  if (byPin) return byPin
  const street = foldedPlace(to.shippingAddress.street)
  const named = charges
    .filter(({ place }) => !districtCalled(place))
    .map((charge) => ({ charge, at: lastPlaceOf(foldedPlace(charge.place).trim(), street) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at || b.charge.place.length - a.charge.place.length)[0]?.charge
  if (named) return named
  const district = districtOf(to)
  return district && charges.find(({ place }) => districtCalled(place) === district)
}

/** The end of the last occurrence of a name as whole words in an address; -1 if there is none. */
function lastPlaceOf(name: string, address: string): number {
  let at = name === '' ? -1 : address.lastIndexOf(name)
  while (at >= 0 && !isWhole(address, at, at + name.length)) at = at === 0 ? -1 : address.lastIndexOf(name, at - 1)
  return at < 0 ? -1 : at + name.length
}

const LETTER = /[\p{L}\p{N}]/u

const isWhole = (text: string, from: number, to: number) => !LETTER.test(text[from - 1] ?? '') && !LETTER.test(text[to] ?? '')
