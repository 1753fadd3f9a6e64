import { inLatinDigits } from '~/formats/latin-digits'
import { pinOf } from '~/formats/pins'
import type { DeliveryCharge } from '~/schemas/delivery-charges'
import { type NewOrder, SHIPPING_DEFAULTS } from '~/schemas/orders'

type Charge = Pick<DeliveryCharge, 'place' | 'amount'>
type Address = Pick<NewOrder['shippingAddress'], 'street' | 'zipCode'>

const PIN = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g

/** Which entry of the table an address falls under: that of its PIN, else that of the place it names last. */
export function deliveryChargeTo<Entry extends Charge>(
  { street, zipCode }: Address,
  charges: readonly Entry[],
): Entry | undefined {
  const pins = zipCode === SHIPPING_DEFAULTS.zipCode ? [] : [pinOf(zipCode)]
  pins.push(...(inLatinDigits(street).match(PIN) ?? []).map(pinOf).reverse())
  const byPin = pins.flatMap((pin) => charges.find(({ place }) => place === pin) ?? [])[0]
  if (byPin) return byPin
  const named = charges.map((charge) => ({ charge, at: lastPlaceOf(charge.place, street) })).filter(({ at }) => at >= 0)
  return named.sort((a, b) => b.at - a.at || b.charge.place.length - a.charge.place.length)[0]?.charge
}

/** Where a text ends that holds a name as words of its own; -1 where it does not. */
function lastPlaceOf(name: string, text: string): number {
  const [wanted, whole] = [name.trim().toLowerCase(), text.toLowerCase()]
  let at = wanted === '' ? -1 : whole.lastIndexOf(wanted)
  while (at >= 0 && !isWhole(whole, at, at + wanted.length)) at = at === 0 ? -1 : whole.lastIndexOf(wanted, at - 1)
  return at < 0 ? -1 : at + wanted.length
}

const LETTER = /[\p{L}\p{N}]/u

const isWhole = (text: string, from: number, to: number) => !LETTER.test(text[from - 1] ?? '') && !LETTER.test(text[to] ?? '')
