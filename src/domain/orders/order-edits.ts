import { paiseIn } from '../money'
import type { Order, OrderEdit, OrderStatus } from './schema'

type EditedFields = Required<OrderEdit['before']>

/** Whether the goods are still in the shop, so that an order may be edited. */
export const isBeforeDispatch = (status: OrderStatus): boolean => status === 'pending' || status === 'confirmed'

/** What is said of an order for which nobody has paid: what costs nothing is paid. */
export const statusUnpaid = ({ totalAmount }: Pick<Order, 'totalAmount'>): Order['paymentStatus'] =>
  paiseIn(totalAmount) === 0 ? 'paid' : 'pending'

/** What of an order may be edited, with what stands for nothing where it has none. */
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

/** The fields in which two states of an order differ, as they were in the first. */
export function changedFields(before: Order, after: Order): OrderEdit['before'] {
  const now = editableFields(after)
  const entries = Object.entries(editableFields(before))
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(value, now[name as keyof EditedFields])))
}

/** Each edit with what its fields became: what the next edit of them found, or what they are now. */
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

/** Both come from the same schema, so that their fields stand in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
