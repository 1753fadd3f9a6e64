import { type Language, spoken } from '~/languages'
import type { NewContact } from '~/schemas/contacts'
import type { NewNotification } from '~/schemas/notifications'
import { type NewOrder, type OrderForm, SHIPPING_DEFAULTS } from '~/schemas/orders'
import type { Product } from '~/schemas/products'
import { formatRupees, totalPrice } from './money'
import { ORDER_TITLE } from './notifications'
import { ORDER_SUBJECT } from './order-subject'

export type Ordered = Pick<Product, 'id' | 'name' | 'sku' | 'weight' | 'price'>

const streetOf = ({ address, district }: OrderForm): string => [address, district].filter(Boolean).join(', ')

/** The order that a filled-in form asks for, at the price its reader was shown. */
export function orderOf(form: OrderForm, { id, price }: Ordered, language: Language = 'en'): NewOrder {
  const total = totalPrice(price, form.quantity)
  return {
    customerName: form.name,
    customerEmail: form.email,
    customerPhone: form.phone,
    shippingAddress: { street: streetOf(form), ...SHIPPING_DEFAULTS },
    totalAmount: total,
    notes: form.message,
    items: [{ productId: id, quantity: form.quantity, unitPrice: price, totalPrice: total }],
    ...spoken(language),
  }
}

export function contactOf(form: OrderForm, { name, sku, weight, price }: Ordered, language: Language = 'en'): NewContact {
  const lines = [
    `Product: ${name} (${sku}, ${weight})`,
    `Quantity: ${form.quantity}`,
    `Total: ${formatRupees(totalPrice(price, form.quantity))}`,
    `Delivery address: ${streetOf(form)}`,
    ...(form.message ? [`Message: ${form.message}`] : []),
  ]
  return {
    name: form.name,
    email: form.email,
    phone: form.phone,
    subject: `${ORDER_SUBJECT}${name}`,
    message: lines.join('\n'),
    ...spoken(language),
  }
}

/** The notification that goes with an order: product and quantity, nothing about the person. */
export const notificationOf = ({ quantity }: OrderForm, { name }: Ordered): NewNotification => ({
  title: ORDER_TITLE,
  message: `${quantity} × ${name}`,
  type: 'info',
  isRead: false,
})

const FORM_FIELDS: Record<string, keyof OrderForm> = {
  customerName: 'name',
  customerEmail: 'email',
  customerPhone: 'phone',
  'shippingAddress.street': 'address',
  'items.0.quantity': 'quantity',
  notes: 'message',
}

export function formErrors(errors: readonly { path: string; message: string }[]): Partial<Record<keyof OrderForm, string>> {
  const named = errors.flatMap(({ path, message }) => (FORM_FIELDS[path] ? [[FORM_FIELDS[path], message]] : []))
  return Object.fromEntries(named)
}
