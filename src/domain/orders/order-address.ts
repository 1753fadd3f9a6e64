import { districtOf } from '../districts'
import type { Order } from './schema'

/** Where an order goes, in lines: also its district, where the street does not name it as it is kept. */
export function addressLines(order: Pick<Order, 'district' | 'shippingAddress'>): string[] {
  const { street, city, state, zipCode, country } = order.shippingAddress
  const district = districtOf(order)
  return [street, ...(district && !street.includes(district) ? [district] : []), `${city} ${zipCode}`, `${state}, ${country}`]
}
