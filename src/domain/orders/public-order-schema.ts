import type { Category, Product } from '../catalog/schema'
import type { ReportState } from '../customers/payment-reports-schema'
import type { District } from '../district-names'
import type { Dispatch } from './order-dispatch-schema'
import type { OrderStatus } from './schema'

export interface OrderStep {
  status: OrderStatus
  /** When it was reached, in ISO 8601; null for what is still to come. */
  at: string | null
}

export interface PublicOrderStatus {
  id: number
  status: OrderStatus
  timeline: readonly OrderStep[]
}

/** A feed that was ordered, with its name in other languages where the shop has one. */
export interface PublicOrderItem {
  productName: string
  productSku: string
  quantity: number
  totalPrice: string
  translations: Product['translations']
  /** The stage of the feed; null once the shop has it no more. */
  category: Category | null
}

/** What the page of an order shows of it, amounts in rupees: of the person only the first name, the end of the phone and the district. */
export interface PublicOrder extends PublicOrderStatus {
  items: readonly PublicOrderItem[]
  /** The bill that stands for the order now; null without one. */
  billNumber: string | null
  discount: string
  deliveryCharge: string
  totalAmount: string
  paid: string
  owing: string
  /** Of a cancelled order: what its buyer paid for it, and can have back. */
  held: string
  /** Of a cancelled order: what he paid for it, and what has paid other debts of his. */
  usedElsewhere: string
  /** What he was given back in its name. */
  refunded: string
  buyer: { name: string; phone: string; area: District | '' }
  promisedDay: string | null
  dispatch: Dispatch | null
  reports: readonly { reference: string; date: string; state: ReportState; sentence: string }[]
  cancelRequest: { isAccepted: boolean | null; sentence: string; at: string } | null
  mayCancel: boolean
  /** The buyer's stars; null before he gives any. */
  rating: number | null
  /** Those of its buyer that name it, with the paths of their pages. */
  complaints: { number: string; link: string }[]
}

/** What the answer to an order posted without scripts says of it, with the path of its own page. */
export type RecentOrder = Pick<PublicOrder, 'id' | 'items' | 'deliveryCharge' | 'totalAmount'> & { link: string }

export const ORDER_ACTION_FIELDS = ['reference', 'date', 'reason', 'rating'] as const
type Field = (typeof ORDER_ACTION_FIELDS)[number]

/** What a buyer sent from the page and was refused, with what was typed. */
export interface RefusedOrderAction {
  action: 'report' | 'cancel' | 'rate'
  form: Record<Field, string>
  errors: Partial<Record<Field, string>>
  sentence: string
}
