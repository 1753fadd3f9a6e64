import type { Order } from '~/domain/orders/schema'
import styles from './PaymentText.module.css'

/** The payment status and method of an order, as text; only the order's status is a filled badge. */
export default function PaymentText({ order: { paymentStatus, paymentMethod } }: { order: Order }) {
  return (
    <>
      <strong className={styles[paymentStatus]}>{paymentStatus}</strong>{' '}
      {paymentMethod && <span title={paymentMethod}>{paymentMethod}</span>}
    </>
  )
}
