import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { formatRupees } from '~/domain/money'
import { type EditedOrder, type Order, placedOrder } from '~/domain/orders/schema'
import { $products, refreshProducts } from '~/stores/catalog/products'
import { askedAdvance } from '~/stores/customers/customers'
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
  const [paidTooMuch, setPaidTooMuch] = useState('')
  const answer = useRef<Partial<Pick<EditedOrder, 'advance' | 'refund'>>>({})
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
    send(order, key, { version }) {
      const sent = { ...order, advance: '0.00', ...answer.current }
      answer.current = {}
      return before ? editOrder(before.id, sent, version) : createOrder(order, key)
    },
    refusal(problem) {
      const asked = askedAdvance(problem)
      if (asked) {
        setPaidTooMuch(asked)
        return { state: 'failed', sentence: problem?.detail ?? '' }
      }
      if (problem?.status === 409 && !problem.current) void refreshProducts()
      return undefined
    },
    onDone(_form, made) {
      showToast(
        before ? 'Order Updated' : 'Order Taken',
        `Order #${made.id}: ${formatRupees(made.totalAmount)}.${movedInWords(before, made)}${unpackedInWords(before, made)}`,
      )
      onSaved(made)
    },
  })
  const [keptFrom, setKeptFrom] = useState(editing.form.begun)
  const answerWith = (answered: typeof answer.current) => {
    answer.current = answered
    void editing.submit()
  }
  const change = (changes: Partial<TypedOrder>) => {
    setPaidTooMuch('')
    editing.change({ ...(!before && editing.form.begun === '' && { begun: new Date().toISOString() }), ...changes })
  }
  const startEmpty = () => {
    editing.startEmpty()
    setKeptFrom('')
  }
  return {
    ...editing,
    ...{ change, field: textFields(editing.form, editing.errors, change), startEmpty },
    /** What is paid too much once the order costs less, in rupees; the answer keeps it or gives it back. */
    paidTooMuch,
    answerWith,
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

const unpackedInWords = (before: Order | undefined, made: Order): string =>
  (before?.packed || before?.packedItems) && made.unpackedAt
    ? ' It was packed, and its bags changed: it is to be packed again.'
    : ''

function lacksFeed({ lines }: TypedOrder): FieldErrors<TypedOrder> {
  if (lines.every(({ productId }) => productId === '')) return { lines: 'Please choose at least one feed.' }
  return lines.some(({ productId }) => productId === '') ? { lines: 'Please choose a feed in each row.' } : {}
}
