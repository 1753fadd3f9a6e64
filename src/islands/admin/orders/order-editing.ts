import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { formatRupees } from '~/rules/money'
import { editedOrder, type Order } from '~/schemas/orders'
import { AnswerError } from '~/stores/client'
import { $deliveryCharges } from '~/stores/delivery-charges'
import { createOrder, editOrder } from '~/stores/order-edits'
import { $products, refreshProducts } from '~/stores/products'
import { showToast } from '~/stores/toasts'
import { type FieldErrors, type Outcome, useSubmission } from '../../ui/submission'
import { useDraft } from '../draft'
import { useIdempotencyKey } from '../idempotency-key'
import { useConfirmedUnload } from '../query-parameters'
import { differencesOf, mergeUntouched } from '../three-way-merge'
import { EMPTY_ORDER, fieldAt, formOfOrder, ORDER_LABELS, type OrderForm, orderOfForm } from './order-form'

const NAMES = Object.keys(ORDER_LABELS) as (keyof typeof ORDER_LABELS)[]
const AWAY = 'The server cannot be reached just now. Your entries are kept; please save again.'

/** The form of a new order, or of one before its dispatch. What another tab has saved meanwhile is merged into it. */
export function useOrderEditing(before: Order | undefined, onSaved: (order: Order) => void) {
  const products = useStore($products).rows
  const charges = useStore($deliveryCharges).rows
  const saved = before ? formOfOrder(before) : EMPTY_ORDER
  const [first, setFirst] = useState(saved)
  const { form, setForm, isChanged, forget, mayDiscard } = useDraft<OrderForm>(
    before ? `orders/${before.id}/edit` : 'orders/new',
    first,
  )
  const [opened, setOpened] = useState(first)
  const keyOf = useIdempotencyKey()
  const order = orderOfForm(form, products, charges, before)
  const submission = useSubmission<OrderForm>({ form, check, send })
  const { isSending, isLeaving } = submission
  useConfirmedUnload(isChanged && !isLeaving)

  const change = (changes: Partial<OrderForm>) => setForm({ ...form, ...changes })

  function check(): FieldErrors<OrderForm> {
    if (form.lines.every(({ productId }) => productId === '')) return { lines: 'Please choose at least one feed.' }
    if (form.lines.some(({ productId }) => productId === '')) return { lines: 'Please choose a feed in each row.' }
    const issues = editedOrder.safeParse(order).error?.issues ?? []
    return errorsAt(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
  }

  async function send(): Promise<Outcome<OrderForm>> {
    try {
      const input = editedOrder.parse(order)
      const made = before ? await editOrder(before.id, input, form.version) : await createOrder(input, keyOf(input))
      flushSync(forget)
      showToast(before ? 'Order Updated' : 'Order Taken', `Order #${made.id}: ${formatRupees(made.totalAmount)}.`)
      onSaved(made)
      return { state: 'done' }
    } catch (error) {
      return outcomeOf(error)
    }
  }

  function outcomeOf(error: unknown): Outcome<OrderForm> {
    const problem = error instanceof AnswerError ? error.problem : undefined
    if (problem?.status === 401) return { state: 'signed out' }
    if (problem?.current) return merge(formOfOrder(problem.current as Order))
    if (problem?.status === 409) void refreshProducts()
    if (problem?.errors) return { state: 'refused', errors: errorsAt(problem.errors) }
    return { state: 'failed', sentence: problem?.detail ?? AWAY }
  }

  function merge(theirs: OrderForm): Outcome<OrderForm> {
    setForm({ ...mergeUntouched(form, theirs, opened), version: theirs.version })
    setFirst(theirs)
    setOpened(theirs)
    return { state: 'conflict', differences: differencesOf(form, theirs, NAMES) }
  }

  return { ...submission, form, change, order, products, charges, mayClose: () => !isSending && mayDiscard() }
}

function errorsAt(errors: readonly { path: string; message: string }[]): FieldErrors<OrderForm> {
  const named = errors.map(({ path, message }) => [fieldAt(path), message])
  return Object.fromEntries(named.reverse())
}
