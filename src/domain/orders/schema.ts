import * as z from 'zod/mini'
import { DISTRICTS, ELSEWHERE } from '../district-names'
import { languageField } from '../languages-schema'
import { money } from '../money-schema'
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

export const ORDER_STATUSES = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const
const PAYMENT_STATUSES = ['paid', 'pending', 'failed'] as const
export const ORDER_CHANNELS = ['web', 'phone', 'whatsapp'] as const
export const MAX_ORDER_ITEMS = 50
const MAX_STATUS_CHANGES = 200
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

/** The parts of a delivery address that the order form does not ask for. */
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

/** The same in a shop that requires an e-mail address. */
export const orderFormWithEmail = z.extend(orderForm, { email })

/** None where it is that of the address. */
const district = z.optional(z.enum([...DISTRICTS, ELSEWHERE], 'Please choose one of the districts.'))

const newOrderItem = z.object(
  { productId: id, quantity, unitPrice: money, totalPrice: money },
  'Please give the ordered product.',
)

/** What an order flow sends; the server prices it again, and says whether it may have no e-mail address. */
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
  /** How it came; none for the web. */
  channel: z.optional(z.enum(ORDER_CHANNELS, `Please choose one of ${ORDER_CHANNELS.join(', ')}.`)),
  discount: z.optional(money),
  discountReason: z.optional(optionalLine(MAX_DISCOUNT_REASON)),
  deliveryCharge: z.optional(money),
})

/** A new order; `isConfirmed` for one that an operator has agreed with its buyer as he took it. */
export const placedOrder = z.extend(newOrder, { isConfirmed: z.optional(z.boolean()) })

/** What an operator makes of an order that is not dispatched yet. */
export const editedOrder = newOrder

/**
 * `dispatch` goes with a status of goods that have left: shipped or delivered. `bill` confirms that cancelling takes this bill
 * back; `from` is the status that the caller has seen.
 */
export const newOrderStatus = z.object({
  status: orderStatus,
  from: z.optional(orderStatus),
  dispatch: z.optional(newDispatch),
  bill: confirmedBill,
})

/** Whose an order is. */
export const orderCustomer = z.object({ customerId: id })

/** Changes of many orders at once. Each is made only while its order is in the status `from`; `dispatch` is that of one truck. */
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

const orderItem = z.extend(newOrderItem, { productName: z.string(), productSku: z.string() })

/** Who changed an order, and what it held until then: only the fields that were changed. */
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
    items: z.optional(z.array(orderItem)),
    channel: z.optional(z.enum(ORDER_CHANNELS)),
    discount: z.optional(money),
    discountReason: z.optional(z.string()),
    deliveryCharge: z.optional(money),
    totalAmount: z.optional(money),
  }),
})

/** A stored order. Its items keep the product's name and SKU as they were sold; its history, who changed the status. */
export const order = z.extend(newOrder, {
  id,
  items: z.array(orderItem),
  status: orderStatus,
  statusHistory: z.array(z.object({ status: orderStatus, at: timestamp, by: z.optional(z.string()) })),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.optional(z.string()),
  /** Who buys; none where the phone is no Indian number. */
  customerId: z.optional(id),
  /** Whether somebody has said whose it is, where its phone is a customer's and its name or address is not. */
  customerMatch: z.optional(z.enum(['unconfirmed', 'confirmed'])),
  /** Its bill; none once credit notes have taken back all of it. */
  billNumber: z.optional(z.string()),
  /** The bill that cancelling took back: it is written anew once the order is no longer cancelled. */
  cancelledBill: z.optional(z.string()),
  /** Whether the goods came back with the last credit note; none before one that says it. */
  goodsReturned: z.optional(z.boolean()),
  handling: z.optional(handling),
  /** How many links to its page have ended; none for the first. */
  linkNumber: z.optional(count),
  /** Random; none in an order of an older version. */
  linkSalt: z.optional(z.string()),
  cancelRequest: z.optional(cancelRequest),
  /** The stars that its buyer gives it; they count while it is delivered. */
  rating: z.optional(atLeastOne),
  /** How many payments its buyer has reported that nobody has decided; none before the first. */
  waitingReports: z.optional(count),
  dispatch: z.optional(newDispatch),
  edits: z.optional(z.array(orderEdit)),
  /** Counts the edits; none is 1. */
  version: z.optional(atLeastOne),
  createdAt: timestamp,
})

/** What became of changes of many orders: those changed, and those left since they had another status. */
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
