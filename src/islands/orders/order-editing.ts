import { useStore } from '@nanostores/react'
import { flushSync } from 'react-dom'
import { formatRupees } from '~/domain/money'
import { editedOrder, type Order } from '~/domain/orders/schema'
import { AnswerError } from '~/stores/client'
import { $deliveryCharges } from '~/stores/delivery-charges'
import { createOrder, editOrder } from '~/stores/order-edits'
import { $products, refreshProducts } from '~/stores/products'
import { showToast } from '~/stores/toasts'
import { useDraft } from '../ui/draft'
import { UNREACHABLE, useDraftSubmission } from '../ui/draft-submission'
import type { FieldErrors, Outcome } from '../ui/submission'
import { EMPTY_ORDER, fieldAt, formOfOrder, ORDER_LABELS, type OrderForm, orderOfForm } from './order-form'

/** The form of a new order, or of one before its dispatch. What another tab has saved meanwhile is merged into it. */
export function useOrderEditing(before: Order | undefined, onSaved: (order: Order) => void) {
  const { value: products = [] } = useStore($products)
  const { value: charges = [] } = useStore($deliveryCharges)
  const saved = before ? formOfOrder(before) : EMPTY_ORDER
  const draft = useDraft(before ? `orders/${before.id}/edit` : 'orders/new', saved)
  const { form } = draft
  const order = orderOfForm(form, products, charges, before)
  const check = () => refusalsOf(form, order)
  const submission = useDraftSubmission<OrderForm>(draft, { saved, labels: ORDER_LABELS, check, send })
  const change = (changes: Partial<OrderForm>) => draft.setForm({ ...form, ...changes })

  async function send(): Promise<Outcome<OrderForm>> {
    try {
      const input = editedOrder.parse(order)
      const made = before ? await editOrder(before.id, input, form.version) : await createOrder(input, submission.keyOf(input))
      flushSync(draft.forget)
      showToast(
        before ? 'Order Updated' : 'Order Taken',
        `Order #${made.id}: ${formatRupees(made.totalAmount)}.${movedInWords(before, made)}`,
      )
      onSaved(made)
      return { state: 'done' }
    } catch (error) {
      return outcomeOf(error, (theirs) => submission.merge(form, theirs))
    }
  }

  return { ...submission, form, change, order, products, charges }
}

/** Another phone has made it another customer's. */
const movedInWords = (before: Order | undefined, { customerId }: Order): string =>
  before?.customerId !== undefined && customerId !== before.customerId
    ? ` It and what was paid for it are now in the account of customer #${customerId}.`
    : ''

function refusalsOf({ lines }: OrderForm, order: unknown): FieldErrors<OrderForm> {
  if (lines.every(({ productId }) => productId === '')) return { lines: 'Please choose at least one feed.' }
  if (lines.some(({ productId }) => productId === '')) return { lines: 'Please choose a feed in each row.' }
  const issues = editedOrder.safeParse(order).error?.issues ?? []
  return errorsAt(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

function outcomeOf(error: unknown, merge: (theirs: OrderForm) => Outcome<OrderForm>): Outcome<OrderForm> {
  const problem = error instanceof AnswerError ? error.problem : undefined
  if (problem?.status === 401) return { state: 'signed out' }
  if (problem?.current) return merge(formOfOrder(problem.current as Order))
  if (problem?.status === 409) void refreshProducts()
  if (problem?.errors) return { state: 'refused', errors: errorsAt(problem.errors) }
  return { state: 'failed', sentence: problem?.detail ?? UNREACHABLE }
}

function errorsAt(errors: readonly { path: string; message: string }[]): FieldErrors<OrderForm> {
  const named = errors.map(({ path, message }) => [fieldAt(path), message])
  return Object.fromEntries(named.reverse())
}
