import { foldedPlace } from '../folded-places'
import type { DeliveryCharge } from './delivery-charges-schema'
import { pinOf } from './pins'
import { type NewOrder, SHIPPING_DEFAULTS } from './schema'

type Charge = Pick<DeliveryCharge, 'place' | 'amount'>
type Address = Pick<NewOrder['shippingAddress'], 'street' | 'zipCode'>

const PIN = /(?<!\d)[1-9]\d{2}[ \p{Pd}]?\d{3}(?!\d)/gu

/** Which entry of the table an address falls under: that of its PIN, else that of the place it names last. */
export function deliveryChargeTo<Entry extends Charge>(
  { street, zipCode }: Address,
  charges: readonly Entry[],
): Entry | undefined {
  const pins = zipCode === SHIPPING_DEFAULTS.zipCode ? [] : [pinOf(zipCode)]
  const address = foldedPlace(street)
  pins.push(...(address.match(PIN) ?? []).map(pinOf).reverse())
  const byPin = pins.flatMap((pin) => charges.find(({ place }) => place === pin) ?? [])[0]
  if (byPin) return byPin
  const named = charges
    .map((charge) => ({ charge, at: lastPlaceOf(foldedPlace(charge.place).trim(), address) }))
    .filter(({ at }) => at >= 0)
  return named.sort((a, b) => b.at - a.at || b.charge.place.length - a.charge.place.length)[0]?.charge
}

/** Where a name ends that an address holds last as words of its own; -1 where it does not. */
function lastPlaceOf(name: string, address: string): number {
  let at = name === '' ? -1 : address.lastIndexOf(name)
  while (at >= 0 && !isWhole(address, at, at + name.length)) at = at === 0 ? -1 : address.lastIndexOf(name, at - 1)
  return at < 0 ? -1 : at + name.length
}

const LETTER = /[\p{L}\p{N}]/u

const isWhole = (text: string, from: number, to: number) => !LETTER.test(text[from - 1] ?? '') && !LETTER.test(text[to] ?? '')
