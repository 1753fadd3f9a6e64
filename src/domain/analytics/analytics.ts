import { indianNumber } from '../indian-numbers'
import { paiseIn, rupees } from '../money'
import type { Analytics } from './schema'

type Counted = Pick<Analytics['overview'], 'orders' | 'delivered' | 'revenue' | 'contacts'>

/** Rates of the whole shop; undefined where the base is zero. */
export function sharesOf({ orders, delivered, revenue, contacts }: Counted = NOTHING) {
  return {
    averageOrder: rupees(Math.round(paiseIn(revenue) / Math.max(1, orders))),
    conversion: contacts === 0 ? undefined : orders / contacts,
    completion: orders === 0 ? undefined : delivered / orders,
  }
}

const NOTHING: Counted = { orders: 0, delivered: 0, revenue: '0.00', contacts: 0 }

export const formatShare = (share: number | undefined): string =>
  share === undefined ? '–' : `${indianNumber(share * 100, 1, 1)}%`

const RECENT = 5

export const newest = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, RECENT)

export const isAboutProduct = ({ subject }: { subject: string }): boolean => subject.includes('Product Inquiry')
