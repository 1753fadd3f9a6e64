import { indianNumber } from '../indian-numbers'
import { formatRupees } from '../money'
import type { OrderSums } from './listed-orders-schema'

/** Formats the sums of `total` orders: 61 bags, ₹1,65,000. It names the excluded orders. */
export function sumsInWords({ bags, rupees, byStatus, cancelled }: OrderSums, total: number): string {
  if (total > 0 && byStatus.cancelled === total) return words(cancelled.bags, cancelled.rupees)
  if (byStatus.cancelled === 0) return words(bags, rupees)
  return `${words(bags, rupees)} without ${indianNumber(byStatus.cancelled)} cancelled`
}

const words = (bags: number, rupees: string) => `${indianNumber(bags)} ${bags === 1 ? 'bag' : 'bags'}, ${formatRupees(rupees)}`
