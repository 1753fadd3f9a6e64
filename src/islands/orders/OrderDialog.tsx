import { formatRupees, totalPrice } from '~/rules/money'
import { type OrderForm, orderForm } from '~/schemas/orders'
import type { Product } from '~/schemas/products'
import { MAX_ADDRESS, MAX_EMAIL, MAX_MESSAGE, MAX_NAME, MAX_PHONE } from '~/schemas/text'
import { newOrderKeys, type OrderFlow, type OrderKeys, placeOrder } from '~/stores/orders'
import { keepWaiting } from '~/stores/outbox'
import { refreshProducts } from '~/stores/products'
import BotField from '../ui/BotField'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import { fieldErrors } from '../ui/form'
import ResumeDraft from '../ui/ResumeDraft'
import SendFailed from '../ui/SendFailed'
import type { Outcome } from '../ui/submission'
import { useVisitorForm } from '../ui/visitor-form'
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
  /** The idempotency key of a form that is posted without scripts. */
  postKey?: string
  refused?: RefusedOrder | null
  onClose: () => void
  onPlaced: () => void
}

/** The order form for one product. Its draft is kept until the order is placed. Without scripts it posts to the shop page. */
export default function OrderDialog({ product, flow, postKey, refused, onClose, onPlaced }: Props) {
  const visitor = useVisitorForm<OrderText, OrderKeys>({
    name: 'order',
    first: refused?.form ?? EMPTY,
    refused: { ...refused?.errors, ...(refused?.sentence && { '': refused.sentence }) },
    check: (form) => fieldErrors(orderForm, orderOf(form)),
    send,
    newKey: newOrderKeys,
  })
  const { element, form, setForm, field, errors, failure, isSending, submit, draftBegunAt } = visitor
  const order = orderOf(form)
  const keys = () => visitor.keyOf([order, product.id, product.price])

  async function send(): Promise<Outcome<OrderText>> {
    const outcome = await placeOrder(order, product, flow, keys())
    if (outcome.state === 'failed') return { state: 'failed', sentence: FAILED }
    if (outcome.state === 'busy') return { state: 'failed', sentence: outcome.sentence }
    if (outcome.state === 'placed') {
      visitor.end()
      onPlaced()
      return { state: 'done' }
    }
    void refreshProducts()
    const { fields, sentence } = outcome
    return { state: 'refused', errors: Object.keys(fields).length > 0 ? fields : { '': sentence } }
  }

  function keepForLater() {
    keepWaiting({ kind: 'order', form: order, product: orderedOf(product), keys: keys() })
    visitor.end()
    onClose()
  }

  return (
    <Dialog title={`Order ${product.name}`} onClose={onClose}>
      <form ref={element} method="post" action="/shop" data-astro-reload onSubmit={submit}>
        <input type="hidden" name="order" value={product.sku} />
        <input type="hidden" name="price" value={product.price} />
        <input type="hidden" name="key" value={postKey} />
        <BotField />
        {draftBegunAt !== undefined && (
          <ResumeDraft what="an order" at={draftBegunAt} onContinue={visitor.resumeDraft} onForget={visitor.discardDraft} />
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
          {errors[''] && (
            <p role="alert" className="notice">
              {errors['']}
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

const orderOf = (form: OrderText): OrderForm => ({ ...form, quantity: wholeOrOne(form.quantity) })

const wholeOrOne = (text: string) => Math.max(1, Number.parseInt(text, 10) || 1)
