import type { Category, Product } from '../catalog/schema'
import type { ReportState } from '../customers/payment-reports-schema'
import type { District } from '../district-names'
import type { Dispatch } from './order-dispatch-schema'
import type { LineDetail } from './order-line'
import type { OrderStatus } from './schema'

export interface OrderStep {
  status: OrderStatus
  /** When this status was reached, in ISO 8601; null for a future one. */
  at: string | null
}

export interface PublicOrderStatus {
  id: number
  status: OrderStatus
  timeline: readonly OrderStep[]
}

/** An ordered feed, with its translated names if any. */
export interface PublicOrderItem {
  productName: string
  productSku: string
  quantity: number
  totalPrice: string
  translations: Product['translations']
  details: readonly LineDetail[]
  /** The stage of the feed; null if the product no longer exists. */
  category: Category | null
}

/**
 * The public order; amounts in rupees. Personal data is limited to first name, first digits of the phone and district, until the
 * buyer opens it.
 */
export interface PublicOrder extends PublicOrderStatus {
  items: readonly PublicOrderItem[]
  /** The current bill; null without one. */
  billNumber: string | null
  discount: string
  deliveryCharge: string
  totalAmount: string
  paid: string
  owing: string
  /** For a cancelled order: the amount that can be refunded. */
  held: string
  /** For a cancelled order: the paid amount that was used for other debts. */
  usedElsewhere: string
  /** The amount refunded for this order. */
  refunded: string
  /** The address only for a buyer who opened the order. */
  buyer: { name: string; phone: string; area: District | ''; address: string }
  promisedDay: string | null
  dispatch: Dispatch | null
  /** Cheques that the bank returned, newest first, while something is owed. */
  bouncedCheques: readonly { amount: string; date: string }[]
  reports: readonly { reference: string; date: string; state: ReportState; sentence: string }[]
  cancelRequest: { isAccepted: boolean | null; sentence: string; at: string } | null
  mayCancel: boolean
  /** The buyer's stars; null before the rating. */
  rating: number | null
  /** The buyer's complaints about this order, with the paths of their pages. */
  complaints: { number: string; link: string }[]
}

/** The answer to an order posted without scripts, with the path of its page. */
export type RecentOrder = Pick<PublicOrder, 'id' | 'items' | 'deliveryCharge' | 'totalAmount'> & { link: string }

export const ORDER_ACTION_FIELDS = ['reference', 'date', 'reason', 'rating'] as const
type Field = (typeof ORDER_ACTION_FIELDS)[number]

/** A refused form of the order page, with the typed values. */
export interface RefusedOrderAction {
  action: 'report' | 'cancel' | 'rate'
  form: Record<Field, string>
  errors: Partial<Record<Field, string>>
  sentence: string
}
