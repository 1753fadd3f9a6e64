import { districtAt, districtOf } from '../districts'
import { shownPin } from '../pins'
import type { Order } from './schema'

/** A warning if the address names another district than the chosen one; otherwise ''. */
export function disagreement({ district, shippingAddress }: Pick<Order, 'district' | 'shippingAddress'>): string {
  const named = districtAt(shippingAddress)
  if (district === undefined || named === undefined || named === district) return ''
  return `The address says ${named}, but ${district} was chosen. Please ask before you ship.`
}

/** The address lines of an order. The district is added if the street does not contain it. */
export function addressLines(order: Pick<Order, 'district' | 'shippingAddress'>): string[] {
  const { street, city, state, zipCode, country } = order.shippingAddress
  const district = districtOf(order)
  return [
    street,
    ...(district && !street.includes(district) ? [district] : []),
    [city, shownPin(zipCode)].filter(Boolean).join(' '),
    `${state}, ${country}`,
  ]
}
