import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatRupees } from '~/domain/money'
import { type Order, placedOrder } from '~/domain/orders/schema'
import { $products, refreshProducts } from '~/stores/catalog/products'
import { $deliveryCharges } from '~/stores/orders/delivery-charges'
import { createOrder, editOrder } from '~/stores/orders/order-edits'
import { showToast } from '~/stores/toasts'
import { textFields, useForm } from '../ui/form'
import type { FieldErrors } from '../ui/submission'
import { EMPTY_ORDER, fieldAt, lacksPlace, ORDER_LABELS, orderOfTyped, type TypedOrder, typedOrderOf } from './typed-order'

const NO_PLACE = 'Please choose the district: delivery is charged by it, and the address names none.'

/** The form of a new or unshipped order. Changes of other tabs are merged. */
export function useOrderEditing(before: Order | undefined, onSaved: (order: Order) => void) {
  const { value: products = [] } = useStore($products)
  const { value: charges = [] } = useStore($deliveryCharges)
  const orderOf = (form: TypedOrder) => orderOfTyped(form, products, charges, before)
  const editing = useForm({
    draft: before ? `orders/${before.id}/edit` : 'orders/new',
    saved: before ? typedOrderOf(before) : EMPTY_ORDER,
    labels: ORDER_LABELS,
    check: (form) => ({ ...lacksFeed(form), ...(lacksPlace(form, charges, before) && { district: NO_PLACE }) }),
    schema: placedOrder,
    toInput: orderOf,
    toForm: typedOrderOf,
    fieldAt,
    send: (order, key, { version }) => (before ? editOrder(before.id, order, version) : createOrder(order, key)),
    refusal(problem) {
      if (problem?.status === 409 && !problem.current) void refreshProducts()
      return undefined
    },
    onDone(_form, made) {
      showToast(
        before ? 'Order Updated' : 'Order Taken',
        `Order #${made.id}: ${formatRupees(made.totalAmount)}.${movedInWords(before, made)}`,
      )
      onSaved(made)
    },
  })
  const [keptFrom, setKeptFrom] = useState(editing.form.begun)
  const change = (changes: Partial<TypedOrder>) =>
    editing.change({ ...(!before && editing.form.begun === '' && { begun: new Date().toISOString() }), ...changes })
  const startEmpty = () => {
    editing.startEmpty()
    setKeptFrom('')
  }
  return {
    ...editing,
    ...{ change, field: textFields(editing.form, editing.errors, change), startEmpty },
    /** When the draft of a new order was begun; '' without one. */
    keptFrom: before ? '' : keptFrom,
    ...{ order: orderOf(editing.form), products, charges },
  }
}

/** The sentence for an order that moved to another customer because of a new phone. */
const movedInWords = (before: Order | undefined, { customerId }: Order): string =>
  before?.customerId !== undefined && customerId !== before.customerId
    ? ` It and what was paid for it are now in the account of customer #${customerId}.`
    : ''

function lacksFeed({ lines }: TypedOrder): FieldErrors<TypedOrder> {
  if (lines.every(({ productId }) => productId === '')) return { lines: 'Please choose at least one feed.' }
  return lines.some(({ productId }) => productId === '') ? { lines: 'Please choose a feed in each row.' } : {}
}
