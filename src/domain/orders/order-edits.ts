import { paiseIn } from '../money'
import type { Order, OrderEdit, OrderStatus } from './schema'

type EditedFields = Required<OrderEdit['before']>

/** Whether the goods are not shipped yet, so that the order can be edited. */
export const isBeforeDispatch = (status: OrderStatus): boolean => status === 'pending' || status === 'confirmed'

/** The payment status of an order without payments: a free order is paid. */
export const statusUnpaid = ({ totalAmount }: Pick<Order, 'totalAmount'>): Order['paymentStatus'] =>
  paiseIn(totalAmount) === 0 ? 'paid' : 'pending'

/** The editable fields of an order, with defaults for missing ones. */
function editableFields(order: Order): EditedFields {
  const { customerName, customerEmail, customerPhone, shippingAddress, district = '', notes, items, totalAmount } = order
  const { channel = 'web', discount = '0.00', discountReason = '', deliveryCharge = '0.00' } = order
  return {
    customerName,
    customerEmail,
    customerPhone,
    shippingAddress,
    district,
    notes: notes ?? '',
    items,
    channel,
    discount,
    discountReason,
    deliveryCharge,
    totalAmount,
  }
}

/** The previous values of the fields that differ between two states of an order. */
export function changedFields(before: Order, after: Order): OrderEdit['before'] {
  const now = editableFields(after)
  const entries = Object.entries(editableFields(before))
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(value, now[name as keyof EditedFields])))
}

/** Each edit with its new values: the old values of the next edit of the field, or the current ones. */
export function editsWithResults(order: Order): (OrderEdit & { after: OrderEdit['before'] })[] {
  const later: EditedFields = { ...editableFields(order) }
  const edits = [...(order.edits ?? [])].reverse().map((edit) => {
    const names = Object.keys(edit.before) as (keyof EditedFields)[]
    const after = Object.fromEntries(names.map((name) => [name, later[name]])) as OrderEdit['before']
    Object.assign(later, edit.before)
    return { ...edit, after }
  })
  return edits.reverse()
}

/** Both values come from the same schema, so their keys have the same order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
