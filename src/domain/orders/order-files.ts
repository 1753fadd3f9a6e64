import { languages } from '~/languages'
import type { Column } from '../csv'
import { sortableDateTime } from '../dates'
import { districtOf } from '../districts'
import { rupees } from '../money'
import { filePhone } from '../phones'
import { feedInWords } from './order-line'
import type { Order } from './schema'

export const ORDER_COLUMNS: readonly Column<Order>[] = [
  ['Order', ({ id }) => id],
  ['Date', ({ createdAt }) => sortableDateTime(createdAt)],
  ['Status', ({ status }) => status],
  ['Customer', ({ customerName }) => customerName],
  ['Email', ({ customerEmail }) => customerEmail],
  ['Phone', ({ customerPhone }) => filePhone(customerPhone)],
  ['Street', ({ shippingAddress }) => shippingAddress.street],
  ['District', (order) => districtOf(order)],
  ['City', ({ shippingAddress }) => shippingAddress.city],
  ['State', ({ shippingAddress }) => shippingAddress.state],
  ['PIN', ({ shippingAddress }) => shippingAddress.zipCode],
  ['Country', ({ shippingAddress }) => shippingAddress.country],
  ['Items', ({ items }) => items.map((item) => `${item.quantity} × ${feedInWords(item)}`).join('; ')],
  ['Amount', ({ totalAmount }) => totalAmount],
  ['Payment', ({ paymentStatus }) => paymentStatus],
  ['Payment method', ({ paymentMethod }) => paymentMethod],
  ['Notes', ({ notes }) => notes],
  ['Promised day', ({ handling }) => handling?.promisedDay],
  ['Private notes', ({ handling }) => handling?.privateNotes],
  ['Language', ({ language = 'en' }) => languages[language].english],
  ['Channel', ({ channel = 'web' }) => channel],
  ['Discount', ({ discount }) => discount],
  ['Discount reason', ({ discountReason }) => discountReason],
  ['Delivery charge', ({ deliveryCharge }) => deliveryCharge],
  ['Dispatch day', ({ dispatch }) => dispatch?.day],
  ['Vehicle', ({ dispatch }) => dispatch?.vehicle],
  ['Driver phone', ({ dispatch }) => dispatch && filePhone(dispatch.driverPhone)],
  ['Batch', ({ dispatch }) => dispatch?.batch],
]

/** The same with paid and owed amounts and the bill; `paymentOf` returns paise. */
export const orderColumns = (paymentOf: (order: Order) => { due: number; paid: number }): readonly Column<Order>[] => [
  ...ORDER_COLUMNS,
  ['Paid', (order) => rupees(paymentOf(order).paid)],
  ['Owing', (order) => rupees(Math.max(0, paymentOf(order).due - paymentOf(order).paid))],
  ['Bill', ({ billNumber }) => billNumber],
]
