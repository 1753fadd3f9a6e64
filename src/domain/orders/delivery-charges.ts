import { type Destination, districtCalled, districtOf } from '../districts'
import { foldedPlace } from '../folded-places'
import { pinsIn } from '../pins'
import type { DeliveryCharge } from './delivery-charges-schema'

type Charge = Pick<DeliveryCharge, 'place' | 'amount'>

/**
 * Which entry of the table an order falls under: that of its PIN, else of the place within a district that its address names
 * last, else of its district.
 */
export function deliveryChargeTo<Entry extends Charge>(to: Destination, charges: readonly Entry[]): Entry | undefined {
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

/** Where a name ends that an address holds last as words of its own; -1 where it does not. */
function lastPlaceOf(name: string, address: string): number {
  let at = name === '' ? -1 : address.lastIndexOf(name)
  while (at >= 0 && !isWhole(address, at, at + name.length)) at = at === 0 ? -1 : address.lastIndexOf(name, at - 1)
  return at < 0 ? -1 : at + name.length
}

const LETTER = /[\p{L}\p{N}]/u

const isWhole = (text: string, from: number, to: number) => !LETTER.test(text[from - 1] ?? '') && !LETTER.test(text[to] ?? '')
