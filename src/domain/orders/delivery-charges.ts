import { districtAt, districtCalled } from '../districts'
import { foldedPlace } from '../folded-places'
import { pinsIn } from '../pins'
import type { DeliveryCharge } from './delivery-charges-schema'
import type { NewOrder } from './schema'

type Charge = Pick<DeliveryCharge, 'place' | 'amount'>
type Address = Pick<NewOrder['shippingAddress'], 'street' | 'city' | 'zipCode'>

/**
 * Which entry of the table an address falls under: that of its PIN, else of the place within a district that it names last,
 * else of its district.
 */
export function deliveryChargeTo<Entry extends Charge>(address: Address, charges: readonly Entry[]): Entry | undefined {
  const byPin = pinsIn(address).flatMap((pin) => charges.find(({ place }) => place === pin) ?? [])[0]
  if (byPin) return byPin
  const street = foldedPlace(address.street)
  const named = charges
    .filter(({ place }) => !districtCalled(place))
    .map((charge) => ({ charge, at: lastPlaceOf(foldedPlace(charge.place).trim(), street) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at || b.charge.place.length - a.charge.place.length)[0]?.charge
  if (named) return named
  const district = districtAt(address)
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
