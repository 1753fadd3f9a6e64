import { type Language, languageField } from '~/languages'
import type { Product } from '../catalog/schema'
import type { NewContact } from '../contacts/schema'
import { type DistrictChoice, ELSEWHERE } from '../district-names'
import { districtCalled, districtIn, districtOf } from '../districts'
import { formatRupees, sumOf, totalPrice } from '../money'
import { ORDER_TITLE } from '../notifications/notifications'
import type { NewNotification } from '../notifications/schema'
import { MAX_CONTACT_MESSAGE, MAX_NOTIFICATION } from '../text-limits'
import { wellFormed } from '../well-formed'
import { joined } from './line-items'
import { ORDER_SUBJECT } from './order-subject'
import { type NewOrder, type OrderForm, SHIPPING_DEFAULTS } from './schema'

type Ordered = Pick<Product, 'id' | 'name' | 'sku' | 'weight' | 'price'>

/** An ordered feed at the shown price. */
export interface OrderLine {
  product: Ordered
  quantity: number
}

/** The feed of the form (its bags are in the form), further feeds, and the delivery charge. */
export interface Goods {
  product: Ordered
  more?: readonly OrderLine[]
  deliveryCharge?: string
}

export type Place = Pick<OrderForm, 'address' | 'district'>

/** The destination of a form: the chosen district, otherwise that of the address. */
export function destinationOf({ address, district = '' }: Place) {
  const chosen = district === ELSEWHERE ? ELSEWHERE : districtCalled(district)
  const shippingAddress = { ...SHIPPING_DEFAULTS, street: streetOf({ address, district }) }
  const known: DistrictChoice | undefined = chosen ?? districtOf({ shippingAddress })
  return { shippingAddress, ...(known && { district: known }) }
}

/** The address, with the district added if it is not in it. */
export function streetOf({ address, district = '' }: Place): string {
  const called = districtCalled(district)
  const isNamed = district === '' || district === ELSEWHERE || (called && districtIn(address) === called)
  return isNamed ? address : `${address}, ${district}`
}

/** The line items; rows of the same feed are merged. */
export const linesOf = ({ quantity }: Pick<OrderForm, 'quantity'>, { product, more = [] }: Goods): OrderLine[] =>
  joined(
    [{ product, quantity }, ...more],
    ({ product: { id, price } }) => `${id} ${price}`,
    (line, bags) => ({ ...line, quantity: bags }),
  )

const chargeOf = ({ deliveryCharge = '0.00' }: Goods): string[] => (deliveryCharge === '0.00' ? [] : [deliveryCharge])

export const totalOf = (form: Pick<OrderForm, 'quantity'>, goods: Goods): string =>
  sumOf([...linesOf(form, goods).map(({ product, quantity }) => totalPrice(product.price, quantity)), ...chargeOf(goods)])

/** Builds the order from a form, at the shown prices. */
export function orderOf(form: OrderForm, goods: Goods, language: Language = 'en'): NewOrder {
  const [deliveryCharge] = chargeOf(goods)
  return {
    customerName: form.name,
    customerEmail: form.email,
    customerPhone: form.phone,
    ...destinationOf(form),
    totalAmount: totalOf(form, goods),
    notes: form.message,
    items: linesOf(form, goods).map(({ product: { id, price }, quantity }) => ({
      productId: id,
      quantity,
      unitPrice: price,
      totalPrice: totalPrice(price, quantity),
    })),
    ...(deliveryCharge !== undefined && { deliveryCharge }),
    ...languageField(language),
  }
}

export function contactOf(form: OrderForm, goods: Goods, language: Language = 'en'): NewContact {
  const { product } = goods
  const ordered = linesOf(form, goods)
  const lines = [
    ...ordered.flatMap(({ product: { name, sku, weight }, quantity }) => [
      `Product: ${name} (${sku}, ${weight})`,
      `Quantity: ${quantity}`,
    ]),
    ...chargeOf(goods).map((charge) => `Delivery: ${formatRupees(charge)}`),
    `Total: ${formatRupees(totalOf(form, goods))}`,
    `Delivery address: ${streetOf(form)}`,
    ...(form.message ? [`Message: ${form.message}`] : []),
  ]
  return {
    name: form.name,
    email: form.email,
    phone: form.phone,
    subject: `${ORDER_SUBJECT}${product.name}${ordered.length > 1 ? ` and ${ordered.length - 1} more` : ''}`,
    message: cut(lines.join('\n'), MAX_CONTACT_MESSAGE),
    ...languageField(language),
  }
}

/** Builds the notification of an order: products and quantities, no personal data. */
export const notificationOf = (form: Pick<OrderForm, 'quantity'>, goods: Goods): NewNotification => ({
  title: ORDER_TITLE,
  message: cut(
    linesOf(form, goods)
      .map(({ product: { name }, quantity }) => `${quantity} × ${name}`)
      .join(', '),
    MAX_NOTIFICATION,
  ),
  type: 'info',
  isRead: false,
})

/** Truncates a text to a maximum length that also holds in NFKC, as the API counts. The order keeps the full text. */
function cut(text: string, most: number): string {
  const fits = (words: string) => words.length <= most && words.normalize('NFKC').length <= most
  let kept = text
  for (let end = most - 1; !fits(kept); end -= 10) kept = `${wellFormed(text.slice(0, Math.max(0, end)))}…`
  return kept
}

const FORM_FIELDS: Record<string, keyof OrderForm> = {
  customerName: 'name',
  customerEmail: 'email',
  customerPhone: 'phone',
  'shippingAddress.street': 'address',
  district: 'district',
  'items.0.quantity': 'quantity',
  notes: 'message',
}

export function formErrors(errors: readonly { path: string; message: string }[]): Partial<Record<keyof OrderForm, string>> {
  const named = errors.flatMap(({ path, message }) => (FORM_FIELDS[path] ? [[FORM_FIELDS[path], message]] : []))
  return Object.fromEntries(named)
}
