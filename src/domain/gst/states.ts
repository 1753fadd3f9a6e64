import { type District, type DistrictChoice, ELSEWHERE } from '../district-names'
import { districtAt, districtCalled, districtIn } from '../districts'
import { foldedPlace } from '../folded-places'
import { plainGstin } from '../gstin'
import { findLast } from '../lists'
import { pinsIn } from '../pins'
import { HOME, LADAKH, STATES } from '../state-names'

const OF_LADAKH: readonly District[] = ['Kargil', 'Leh']

/** Other common names. */
const ALSO = { jammuandkashmir: HOME, jk: HOME, kashmir: HOME, jammu: HOME, orissa: '21', uttaranchal: '05', newdelhi: '07' }

const plain = (text: string) => foldedPlace(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const CODES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STATES).map(([code, name]) => [plain(name), code] as const),
  ...Object.entries(ALSO),
])

/** The code of a state, by its name or code; '' if it is none. */
const stateCalled = (text: string): string => (Object.hasOwn(STATES, text.trim()) ? text.trim() : (CODES.get(plain(text)) ?? ''))

/** The code of the state in which a district of the valley, Jammu or Ladakh is. */
const stateOfDistrict = (district: District): string => (OF_LADAKH.includes(district) ? LADAKH : HOME)

interface Delivered {
  district?: DistrictChoice | undefined
  shippingAddress: { street: string; city: string; zipCode: string; state: string }
}

/**
 * The code of the state in which goods reach their buyer: where they are delivered, otherwise where the customer is; '' if
 * unknown. The order form fills in the home state itself, so that one counts last, and not for a buyer from elsewhere.
 */
export function placeOfSupply(order: Delivered | undefined, customer: { district: string } | undefined): string {
  const known = (order && stateOfDelivery(order)) || (customer && stateOfCustomer(customer))
  return known || (order && order.district !== ELSEWHERE ? stateCalled(order.shippingAddress.state) : '')
}

/** The state by the chosen district, the PIN, or what the address names. */
function stateOfDelivery({ district, shippingAddress }: Delivered): string {
  if (district !== undefined && district !== ELSEWHERE) return stateOfDistrict(district)
  const { street, city, state } = shippingAddress
  const pin = pinsIn(shippingAddress).find((each) => /^\d{6}$/.test(each))
  const named = stateIn(`${city}, ${street}`)
  if (pin?.startsWith('194')) return LADAKH
  if (pin && /^1[89]/.test(pin)) return HOME
  const typed = stateCalled(state) === HOME ? '' : stateCalled(state)
  if (pin) return named || typed
  const known = districtAt(shippingAddress)
  if (known && district !== ELSEWHERE) return stateOfDistrict(known)
  return named || typed
}

/** The state named last in a text, other than the home state, which addresses name with a district. */
function stateIn(text: string): string {
  const words = foldedPlace(text).match(/[\p{L}\p{M}]+/gu) ?? []
  const names = words.flatMap((_, end) =>
    [4, 3, 2, 1].map((count) => words.slice(Math.max(0, end + 1 - count), end + 1).join('')),
  )
  return CODES.get(findLast(names, (name) => (CODES.get(name) ?? HOME) !== HOME) ?? '') ?? ''
}

/** A customer from elsewhere has a state in place of a district. */
function stateOfCustomer({ district }: { district: string }): string {
  const known = districtCalled(district)
  return known ? stateOfDistrict(known) : stateCalled(district)
}

/** The state of a seller: as his GSTIN begins, otherwise by the address. */
export function stateOfSeller({ gstin, address }: { gstin: string; address: string }): string {
  const code = plainGstin(gstin).slice(0, 2)
  if (Object.hasOwn(STATES, code)) return code
  const district = districtIn(address)
  return district ? stateOfDistrict(district) : stateIn(address) || HOME
}
