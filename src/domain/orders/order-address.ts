import { districtAt, districtOf } from '../districts'
import { shownPin } from '../pins'
import type { Order } from './schema'

/** What an operator is told where the address names another district than the one that was chosen; '' else. */
export function disagreement({ district, shippingAddress }: Pick<Order, 'district' | 'shippingAddress'>): string {
  const named = districtAt(shippingAddress)
  if (district === undefined || named === undefined || named === district) return ''
  return `The address says ${named}, but ${district} was chosen. Please ask before you ship.`
}

/** Where an order goes, in lines: also its district, where the street does not name it as it is kept. */
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
