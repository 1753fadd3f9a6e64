import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatRupees, totalPrice } from '~/rules/money'
import { type OrderForm, orderForm } from '~/schemas/orders'
import type { Product } from '~/schemas/products'
import { MAX_ADDRESS, MAX_EMAIL, MAX_MESSAGE, MAX_NAME, MAX_PHONE } from '~/schemas/text'
import { newOrderKeys, type OrderFlow, placeOrder } from '~/stores/orders'
import { refreshProducts } from '~/stores/products'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import { type FieldErrors, fieldErrors, focusFirstError } from '../ui/form'
import styles from './OrderDialog.module.css'

const EMPTY: OrderForm = { name: '', email: '', phone: '', address: '', quantity: 1, message: '' }
const FAILED = 'Failed to submit order. Please try again.'

interface Props {
  product: Product
  flow: OrderFlow
  onClose: () => void
  onPlaced: () => void
}

/** The order form for one product. What was typed stays until the order is placed. */
export default function OrderDialog({ product, flow, onClose, onPlaced }: Props) {
  const [form, setForm] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors<OrderForm>>({})
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)
  const keys = useRef({ sent: '', keys: newOrderKeys() })
  const element = useRef<HTMLFormElement>(null)

  // The sentences must be on the page before the first of their fields can take the focus.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(element.current)
  }, [errors])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const refused = fieldErrors(orderForm, form)
    setErrors(refused)
    setProblem('')
    if (isSending || Object.keys(refused).length > 0) return
    // A retry of the very same order keeps its keys; a changed one is another order.
    const sent = JSON.stringify([form, product.id, product.price])
    if (keys.current.sent !== sent) keys.current = { sent, keys: newOrderKeys() }
    setIsSending(true)
    const outcome = await placeOrder(form, product, flow, keys.current.keys)
    setIsSending(false)
    if (outcome.state === 'placed') return onPlaced()
    if (outcome.state === 'failed') return setProblem(FAILED)
    setErrors(outcome.fields)
    if (Object.keys(outcome.fields).length === 0) setProblem(outcome.sentence)
    await refreshProducts()
  }

  const text = (name: Exclude<keyof OrderForm, 'quantity'>) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  })

  return (
    <Dialog title={`Order ${product.name}`} onClose={onClose}>
      <form ref={element} noValidate onSubmit={submit}>
        <p className={styles.what}>
          {product.weight} · {formatRupees(product.price)} a bag · {product.stockQuantity} in stock
        </p>
        <Field label="Full Name" autoComplete="name" required maxLength={MAX_NAME} {...text('name')} />
        <div className={styles.pair}>
          <Field label="Email" type="email" autoComplete="email" required maxLength={MAX_EMAIL} {...text('email')} />
          <Field label="Phone" type="tel" autoComplete="tel" required maxLength={MAX_PHONE} {...text('phone')} />
        </div>
        <Field
          label="Delivery Address"
          autoComplete="street-address"
          isLong
          required
          maxLength={MAX_ADDRESS}
          {...text('address')}
        />
        <Field
          label="Quantity"
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          required
          value={form.quantity || ''}
          error={errors.quantity}
          hint="Bags of 25 kg."
          onChange={({ target }) => setForm({ ...form, quantity: target.value === '' ? 0 : wholeOrOne(target.value) })}
          onBlur={() => setForm({ ...form, quantity: form.quantity || 1 })}
        />
        <Field label="Message" isLong maxLength={MAX_MESSAGE} {...text('message')} />
        {problem && (
          <p role="alert" className="notice">
            {problem}
          </p>
        )}
        <div className={styles.end}>
          <output aria-live="polite">
            Total <strong>{formatRupees(totalPrice(product.price, form.quantity || 1))}</strong>
          </output>
          <button type="submit" aria-busy={isSending} disabled={isSending}>
            {isSending ? 'Submitting...' : 'Submit Order'}
          </button>
        </div>
        <p className={styles.next}>No payment now: we call you to confirm the order and the delivery.</p>
      </form>
    </Dialog>
  )
}

const wholeOrOne = (text: string) => Math.max(1, Number.parseInt(text, 10) || 1)
