import { type FormEvent, useState } from 'react'
import { formatRupees, totalPrice } from '~/rules/money'
import { BOT_SENTENCE } from '~/schemas/bot-field'
import { type OrderForm, orderForm } from '~/schemas/orders'
import type { Product } from '~/schemas/products'
import { MAX_ADDRESS, MAX_EMAIL, MAX_MESSAGE, MAX_NAME, MAX_PHONE } from '~/schemas/text'
import { newOrderKeys, type OrderFlow, placeOrder } from '~/stores/orders'
import { keepWaiting } from '~/stores/outbox'
import { refreshProducts } from '~/stores/products'
import BotField, { isFilledByBot } from '../ui/BotField'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import { fieldErrors, focusFirstField, useAttempt, useTypedForm } from '../ui/form'
import ResumeDraft from '../ui/ResumeDraft'
import SendFailed from '../ui/SendFailed'
import styles from './OrderDialog.module.css'

/** The order form as it is typed: all text. */
export type OrderText = Record<keyof OrderForm, string>
/** A form that was posted without scripts and refused. */
export interface RefusedOrder {
  form: OrderText
  errors: Partial<OrderText>
  sentence: string
}

const FAILED = 'Failed to submit order. Please try again.'

const EMPTY: OrderText = { name: '', email: '', phone: '', address: '', quantity: '1', message: '' }

interface Props {
  product: Product
  flow: OrderFlow
  /** Makes a form that is posted without scripts, or twice, one order. */
  postKey?: string
  refused?: RefusedOrder | null
  onClose: () => void
  onPlaced: () => void
}

/** The order form for one product. What was typed stays until the order is placed. Before scripts run, it posts to the shop page. */
export default function OrderDialog({ product, flow, postKey, refused, onClose, onPlaced }: Props) {
  const typed = useTypedForm(refused?.form ?? EMPTY, refused?.errors ?? {}, 'order')
  const { element, form, setForm, setErrors, field } = typed
  const [problem, setProblem] = useState(refused?.sentence ?? '')
  const [isSending, setIsSending] = useState(false)
  /** Why an order did not come through that may still be taken. */
  const [failure, setFailure] = useState('')
  const attempt = useAttempt(newOrderKeys, 'order/attempt')

  const order = { ...form, quantity: wholeOrOne(form.quantity) }
  const keys = () => attempt.keyOf([order, product.id, product.price])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = fieldErrors(orderForm, order)
    setErrors(wrong)
    setProblem('')
    if (isSending || Object.keys(wrong).length > 0) return
    if (isFilledByBot(element.current)) return setProblem(BOT_SENTENCE)
    setIsSending(true)
    setFailure('')
    const outcome = await placeOrder(order, product, flow, keys())
    setIsSending(false)
    if (outcome.state === 'placed') return end(onPlaced)
    if (outcome.state === 'failed') return setFailure(FAILED)
    if (outcome.state === 'busy') return setFailure(outcome.sentence)
    setErrors(outcome.fields)
    if (Object.keys(outcome.fields).length === 0) setProblem(outcome.sentence)
    await refreshProducts()
  }

  function keepForLater() {
    keepWaiting({ kind: 'order', form: order, product: orderedOf(product), keys: keys() })
    end(onClose)
  }

  function forget() {
    typed.forget()
    attempt.end()
    focusFirstField(element.current)
  }

  function end(next: () => void) {
    typed.forget()
    attempt.end()
    next()
  }

  return (
    <Dialog title={`Order ${product.name}`} onClose={onClose}>
      <form ref={element} method="post" action="/shop" data-astro-reload onSubmit={submit}>
        <input type="hidden" name="order" value={product.sku} />
        <input type="hidden" name="price" value={product.price} />
        <input type="hidden" name="key" value={postKey} />
        <BotField />
        {typed.began !== undefined && (
          <ResumeDraft what="an order" at={typed.began} onContinue={typed.resume} onForget={forget} />
        )}
        <p className={styles.what}>
          {product.weight} · {formatRupees(product.price)} a bag · {product.stockQuantity} in stock
        </p>
        <p className={styles.next}>No payment now: we call you to confirm the order and the delivery.</p>
        <Field label="Full Name" autoComplete="name" required maxLength={MAX_NAME} {...field('name')} />
        <div className={styles.pair}>
          <Field label="Email" type="email" autoComplete="email" required maxLength={MAX_EMAIL} {...field('email')} />
          <Field label="Phone" type="tel" autoComplete="tel" required maxLength={MAX_PHONE} {...field('phone')} />
        </div>
        <Field
          label="Delivery Address"
          autoComplete="street-address"
          isLong
          required
          maxLength={MAX_ADDRESS}
          {...field('address')}
        />
        <Field
          label="Quantity"
          type="number"
          inputMode="numeric"
          min={1}
          required
          hint={`Bags of ${product.weight}.`}
          onBlur={() => setForm({ ...form, quantity: String(order.quantity) })}
          {...field('quantity')}
        />
        <Field label="Message" isLong maxLength={MAX_MESSAGE} {...field('message')} />
        <div className={styles.foot}>
          {problem && (
            <p role="alert" className="notice">
              {problem}
            </p>
          )}
          {failure && <SendFailed text={failure} onKeep={keepForLater} />}
          <div className={styles.end}>
            <output aria-live="polite">
              Total <strong>{formatRupees(totalPrice(product.price, order.quantity))}</strong>
            </output>
            <button type="submit" aria-busy={isSending} disabled={isSending}>
              {isSending ? 'Submitting...' : 'Submit Order'}
            </button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}

const orderedOf = ({ id, name, sku, weight, price }: Product) => ({ id, name, sku, weight, price })

const wholeOrOne = (text: string) => Math.max(1, Number.parseInt(text, 10) || 1)
