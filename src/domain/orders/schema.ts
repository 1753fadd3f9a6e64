import * as z from 'zod/mini'
import { refundWay } from '../customers/ledger-schema'
import { DISTRICTS, ELSEWHERE } from '../district-names'
import { languageField } from '../languages-schema'
import { money } from '../money-schema'
import { MAX_STATUS_CHANGES } from '../paging'
import { NO_PIN } from '../pins'
import { sentence } from '../sentences'
import {
  atLeastOne,
  count,
  email,
  id,
  line,
  optionalEmail,
  optionalLine,
  optionalParagraph,
  paragraph,
  phone,
  timestamp,
  wholeNumber,
} from '../text'
import { MAX_ADDRESS, MAX_MESSAGE, MAX_NAME } from '../text-limits'
import { MAX_QUANTITY } from './bags'
import { cancelRequest, confirmedBill } from './cancel-requests-schema'
import { newDispatch } from './order-dispatch-schema'
import { handling } from './order-handling-schema'
import { lineFields, orderFields } from './order-line-schema'

export const ORDER_STATUSES = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const
const PAYMENT_STATUSES = ['paid', 'pending', 'failed'] as const
export const ORDER_CHANNELS = ['web', 'phone', 'whatsapp'] as const
export const MAX_ORDER_ITEMS = 50
const MAX_DISCOUNT_REASON = 200

const orderStatus = z.enum(ORDER_STATUSES, `Please choose one of ${ORDER_STATUSES.join(', ')}.`)

const shippingAddress = z.object(
  {
    street: paragraph(MAX_ADDRESS),
    city: line(80),
    state: line(80),
    zipCode: line(12),
    country: line(60),
  },
  'Please give the delivery address.',
)

export const quantity = wholeNumber(1, MAX_QUANTITY, sentence('quantity', { min: '1' }))

/** Defaults for address fields that the order form does not have. */
export const SHIPPING_DEFAULTS = { city: 'Kashmir', state: 'Jammu & Kashmir', zipCode: NO_PIN, country: 'India' } as const

export const orderForm = z.object({
  name: line(MAX_NAME),
  email: optionalEmail,
  phone,
  address: paragraph(MAX_ADDRESS),
  district: z.optional(optionalLine(MAX_NAME)),
  quantity,
  message: optionalParagraph(MAX_MESSAGE),
})

/** The order form if the shop requires an e-mail address. */
export const orderFormWithEmail = z.extend(orderForm, { email })

/** Missing if it follows from the address. */
const district = z.optional(z.enum([...DISTRICTS, ELSEWHERE], 'Please choose one of the districts.'))

const newOrderItem = z.object(
  { productId: id, quantity, unitPrice: money, totalPrice: money },
  'Please give the ordered product.',
)

/** An order as sent. The server recomputes the prices and checks whether an e-mail address is required. */
export const newOrder = z.object({
  customerName: line(MAX_NAME),
  customerEmail: z._default(optionalEmail, ''),
  customerPhone: phone,
  shippingAddress,
  district,
  totalAmount: money,
  notes: z._default(z.nullable(optionalParagraph(MAX_MESSAGE)), ''),
  items: z
    .array(newOrderItem, 'Please order at least one product.')
    .check(
      z.minLength(1, 'Please order at least one product.'),
      z.maxLength(MAX_ORDER_ITEMS, `Please order at most ${MAX_ORDER_ITEMS} products at once.`),
    ),
  language: languageField,
  /** The channel; missing for the web. */
  channel: z.optional(z.enum(ORDER_CHANNELS, `Please choose one of ${ORDER_CHANNELS.join(', ')}.`)),
  discount: z.optional(money),
  discountReason: z.optional(optionalLine(MAX_DISCOUNT_REASON)),
  deliveryCharge: z.optional(money),
})

/** A new order; `isConfirmed` if the operator already agreed on it with the buyer. */
export const placedOrder = z.extend(newOrder, { isConfirmed: z.optional(z.boolean()) })

/**
 * An operator's edit of an order that is not shipped yet. If it then costs less than was paid, `advance` is what the customer
 * keeps with the shop, and `refund` gives it back.
 */
export const editedOrder = z.extend(newOrder, { advance: z._default(money, '0.00'), refund: z.optional(refundWay) })

/**
 * `dispatch` is sent with the status shipped or delivered. `bill` confirms that cancelling credits this bill; `from` is the status
 * that the caller has seen; `isUndo` takes the last change back, also what it made of goods that had come back.
 */
export const newOrderStatus = z.object({
  status: orderStatus,
  from: z.optional(orderStatus),
  isUndo: z.optional(z.boolean('Please say yes or no.')),
  dispatch: z.optional(newDispatch),
  bill: confirmedBill,
})

/** The customer of an order. */
export const orderCustomer = z.object({ customerId: id })

/** Status changes of several orders. Each applies only if its order has the status `from`; `dispatch` is the same for all. */
export const newOrderStatuses = z.object({
  dispatch: z.optional(newDispatch),
  changes: z
    .array(
      z.object({ id, from: orderStatus, to: orderStatus, bill: confirmedBill }, 'Please name an order and its status.'),
      'Please choose at least one order.',
    )
    .check(
      z.minLength(1, 'Please choose at least one order.'),
      z.maxLength(MAX_STATUS_CHANGES, `Please choose at most ${MAX_STATUS_CHANGES} orders at once.`),
    ),
})

const soldItem = z.extend(newOrderItem, { productName: z.string(), productSku: z.string() })

const orderItem = z.extend(soldItem, lineFields)

/** Who edited an order, and the previous values of the changed fields. */
const orderEdit = z.object({
  at: timestamp,
  by: z.optional(z.string()),
  before: z.object({
    customerName: z.optional(z.string()),
    customerEmail: z.optional(z.string()),
    customerPhone: z.optional(z.string()),
    shippingAddress: z.optional(shippingAddress),
    district: z.optional(z.string()),
    notes: z.optional(z.string()),
    items: z.optional(z.array(soldItem)),
    channel: z.optional(z.enum(ORDER_CHANNELS)),
    discount: z.optional(money),
    discountReason: z.optional(z.string()),
    deliveryCharge: z.optional(money),
    totalAmount: z.optional(money),
  }),
})

/** Bags of an item that a credit note took back; `isInStock` if they are in the stock again. */
const returnedBags = z.object({
  at: timestamp,
  by: z.optional(z.string()),
  /** The place of the item in the order, from 0. */
  item: count,
  bags: atLeastOne,
  isInStock: z.boolean(),
})

const ownerFields = {
  /** The customer; missing if the phone is not Indian. */
  customerId: z.optional(id),
  /** Whether an operator confirmed the customer, if only the phone matches and not the name or address. */
  customerMatch: z.optional(z.enum(['unconfirmed', 'confirmed'])),
}

/** What credit notes said of the goods: whether they came back with the last one, and the bags that came back, oldest first. */
const goodsFields = { goodsReturned: z.optional(z.boolean()), returns: z.optional(z.array(returnedBags)) }

/** A stored order. Items keep the name and SKU at the time of sale; the history records who changed the status. */
export const order = z.extend(newOrder, {
  id,
  items: z.array(orderItem),
  status: orderStatus,
  statusHistory: z.array(z.object({ status: orderStatus, at: timestamp, by: z.optional(z.string()) })),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.optional(z.string()),
  ...ownerFields,
  /** Whose it was until a time, oldest first. */
  ownersBefore: z.optional(z.array(z.object({ until: timestamp, ...ownerFields }))),
  /** The bill; missing once it is credited in full. */
  billNumber: z.optional(z.string()),
  /** The bill that was credited by cancelling. The order is billed again when it is reopened. */
  cancelledBill: z.optional(z.string()),
  ...goodsFields,
  /** The same as it was until a time, oldest first; the bags only if they ended then. */
  goodsBefore: z.optional(z.array(z.object({ until: timestamp, by: z.optional(z.string()), ...goodsFields }))),
  handling: z.optional(handling),
  /** Number of revoked links; missing for none. */
  linkNumber: z.optional(count),
  /** Random salt of the link; missing in old orders. */
  linkSalt: z.optional(z.string()),
  cancelRequest: z.optional(cancelRequest),
  /** The buyer's stars; they count while the order is delivered. */
  rating: z.optional(atLeastOne),
  /** Number of undecided payment reports; missing for none. */
  waitingReports: z.optional(count),
  dispatch: z.optional(newDispatch),
  ...orderFields,
  edits: z.optional(z.array(orderEdit)),
  /** Number of edits; missing means 1. */
  version: z.optional(atLeastOne),
  createdAt: timestamp,
})

/** The result of a bulk status change: changed orders, and orders skipped because of another status. */
export const orderStatuses = z.object({
  changed: z.array(order),
  left: z.array(z.pick(order, { id: true, status: true })),
})

export type OrderStatuses = z.infer<typeof orderStatuses>
export type OrderStatus = z.infer<typeof orderStatus>
export type OrderForm = z.infer<typeof orderForm>
export type NewOrder = z.infer<typeof newOrder>
export type PlacedOrder = z.infer<typeof placedOrder>
export type EditedOrder = z.infer<typeof editedOrder>
export type OrderEdit = z.infer<typeof orderEdit>
export type OrderCustomer = z.infer<typeof orderCustomer>
export type NewOrderStatus = z.infer<typeof newOrderStatus>
export type NewOrderStatuses = z.infer<typeof newOrderStatuses>
export type Order = z.infer<typeof order>
