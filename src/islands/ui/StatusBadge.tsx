import type { OrderStatus } from '~/domain/orders/schema'
import styles from './Status.module.css'

/** A status in words, in its own colour. */
export default function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <strong className={`badge ${styles.status}`} data-status={status}>
      {status}
    </strong>
  )
}
