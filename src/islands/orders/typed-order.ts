import { typedRupees } from '~/domain/amounts'
import type { Product } from '~/domain/catalog/schema'
import type { DistrictChoice } from '~/domain/district-names'
import { districtAt } from '~/domain/districts'
import { rupees, totalPrice } from '~/domain/money'
import { deliveryChargeTo } from '~/domain/orders/delivery-charges'
import type { DeliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { type EditedOrder, type Order, SHIPPING_DEFAULTS } from '~/domain/orders/schema'
import { needsDistrict } from '~/domain/orders/shown-delivery'
import { shownPin, typedPin } from '~/domain/pins'
import { paiseOwed } from '~/domain/signed-money'
import { typedPaise } from '~/domain/typed-money'
import { bagsIn } from '../ui/FeedLines'

/** A feed of the form; `soldAt` is its price in the stored order, '' for the current price. */
export interface LineForm {
  productId: string
  quantity: string
  soldAt: string
}

export interface TypedOrder {
  channel: NonNullable<Order['channel']>
  customerPhone: string
  customerName: string
  customerEmail: string
  street: string
  zipCode: string
  /** '' to derive it from the address. */
  district: string
  lines: readonly LineForm[]
  discount: string
  discountReason: string
  /** '' for the charge of the shop's table. */
  deliveryCharge: string
  notes: string
  language: string
  /** Whether a new order is confirmed at once. */
  isConfirmed: boolean
  /** When typing began; '' before. */
  begun: string
  version: number
}

export const ORDER_LABELS = {
  channel: 'Came by',
  customerPhone: 'Phone',
  customerName: 'Name',
  customerEmail: 'Email',
  street: 'Delivery address',
  zipCode: 'PIN',
  district: 'District',
  lines: 'Feeds',
  discount: 'Discount',
  discountReason: 'Reason for the discount',
  deliveryCharge: 'Delivery charge',
  notes: 'Notes',
} as const

export const NO_LINE: LineForm = { productId: '', quantity: '1', soldAt: '' }

export const EMPTY_ORDER: TypedOrder = {
  channel: 'phone',
  customerPhone: '',
  customerName: '',
  customerEmail: '',
  street: '',
  zipCode: '',
  district: '',
  lines: [NO_LINE],
  discount: '',
  discountReason: '',
  deliveryCharge: '',
  notes: '',
  language: '',
  isConfirmed: true,
  begun: '',
  version: 0,
}

export const typedOrderOf = (order: Order): TypedOrder => ({
  channel: order.channel ?? 'web',
  customerPhone: order.customerPhone,
  customerName: order.customerName,
  customerEmail: order.customerEmail,
  street: order.shippingAddress.street,
  zipCode: shownPin(order.shippingAddress.zipCode),
  district: order.district === districtAt(order.shippingAddress) ? '' : (order.district ?? ''),
  lines: order.items.map(({ productId, quantity, unitPrice }) => ({
    productId: String(productId),
    quantity: String(quantity),
    soldAt: unitPrice,
  })),
  discount: order.discount ?? '',
  discountReason: order.discountReason ?? '',
  deliveryCharge: order.deliveryCharge ?? '0.00',
  notes: order.notes ?? '',
  language: order.language ?? '',
  isConfirmed: false,
  begun: '',
  version: order.version ?? 1,
})

type Prices = readonly Pick<Product, 'id' | 'price'>[]

export const priceOf = ({ productId, soldAt }: LineForm, products: Prices): string =>
  soldAt || (products.find(({ id }) => String(id) === productId)?.price ?? '0.00')

/** The destination of a form. Fields that the form lacks stay as before, also a district that was never stored. */
export function destinationOf({ street, zipCode, district }: TypedOrder, before?: Order) {
  const shippingAddress = { ...SHIPPING_DEFAULTS, ...before?.shippingAddress, street, zipCode: typedPin(zipCode) }
  const isKept = before !== undefined && before.district === undefined
  const chosen = (district || (isKept ? undefined : districtAt(shippingAddress))) as DistrictChoice | undefined
  return { shippingAddress, ...(chosen && { district: chosen }) }
}

/** Whether the district is required, as in the shop: the delivery charge depends on it, and the address does not name it. */
export function lacksPlace(form: TypedOrder, charges: readonly DeliveryCharge[], before?: Order): boolean {
  const { street, district, deliveryCharge } = form
  const isTyped = street.trim() !== '' && street !== before?.shippingAddress.street && deliveryCharge.trim() === ''
  return isTyped && !destinationOf(form, before).district && needsDistrict(charges, { address: street, district })
}

export const chargeByTable = (form: TypedOrder, charges: readonly DeliveryCharge[], before?: Order) =>
  deliveryChargeTo(destinationOf(form, before), charges)

/** The order of a form; invalid figures stay as typed, so that they are refused at their field. */
export function orderOfTyped(form: TypedOrder, products: Prices, charges: readonly DeliveryCharge[], before?: Order) {
  const items = form.lines.map((line) => {
    const unitPrice = priceOf(line, products)
    const quantity = bagsIn(line.quantity)
    return { productId: Number(line.productId), quantity, unitPrice, totalPrice: totalPrice(unitPrice, quantity) }
  })
  const deliveryCharge = typedRupees(form.deliveryCharge) || (chargeByTable(form, charges, before)?.amount ?? '0.00')
  const sum = items.reduce((all, item) => all + paiseOwed(item.totalPrice), 0)
  const total = sum - typedPaise(form.discount) + typedPaise(deliveryCharge)
  return {
    channel: form.channel,
    customerName: form.customerName,
    customerPhone: form.customerPhone,
    customerEmail: form.customerEmail.trim(),
    ...destinationOf(form, before),
    items,
    discount: typedRupees(form.discount) || '0.00',
    discountReason: form.discountReason,
    deliveryCharge,
    notes: form.notes,
    totalAmount: rupees(Math.max(0, total)),
    ...(!before && { isConfirmed: form.isConfirmed }),
    ...(form.language && { language: form.language as NonNullable<EditedOrder['language']> }),
  }
}

/** The feeds of an earlier order at current prices, without those no longer sold. */
export const linesOf = ({ items }: Pick<Order, 'items'>, products: readonly Pick<Product, 'id' | 'isActive'>[]): LineForm[] =>
  items
    .filter(({ productId }) => products.some(({ id, isActive }) => id === productId && isActive))
    .map(({ productId, quantity }) => ({ productId: String(productId), quantity: String(quantity), soldAt: '' }))

/** The form field of an error path, such as `items.0.quantity`. */
export function fieldAt([first = '', second = '']: readonly string[]): keyof TypedOrder | '' {
  if (first === 'items') return 'lines'
  if (first === 'shippingAddress') return second === 'zipCode' ? 'zipCode' : 'street'
  return first in ORDER_LABELS ? (first as keyof TypedOrder) : ''
}
