import { formatDate } from '~/formats/dates'
import { formatRupees } from '~/rules/money'
import type { Order, OrderStatus } from '~/schemas/orders'
import IconButton from '../../ui/IconButton'
import styles from '../List.module.css'
import PaymentBadge from './PaymentBadge'
import StatusSelect from './StatusSelect'

interface Props {
  orders: readonly Order[]
  sending: Readonly<Record<number, OrderStatus | undefined>>
  onStatus: (order: Order, status: OrderStatus) => void
  onView: (order: Order) => void
}

/** The orders, a row each; on a phone a card each. */
export default function OrdersTable({ orders, sending, onStatus, onView }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            Order
          </th>
          <th scope="col">Customer</th>
          <th scope="col" className={styles.date}>
            Date
          </th>
          <th scope="col" className={styles.amount}>
            Amount
          </th>
          <th scope="col" className={styles.status}>
            Payment
          </th>
          <th scope="col" className={styles.status}>
            Status
          </th>
          <th scope="col" className={styles.view}>
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row" className={styles.number}>
              #{order.id}
            </th>
            <td className={styles.whole}>
              <span className={styles.stacked}>
                <span>{order.customerName}</span>
                <span>{order.customerEmail}</span>
                <span>{order.customerPhone}</span>
              </span>
            </td>
            <td className={`${styles.date} ${styles.early}`}>{formatDate(order.createdAt)}</td>
            <td>{formatRupees(order.totalAmount)}</td>
            <td>
              <PaymentBadge order={order} />
            </td>
            <td>
              <StatusSelect order={order} sending={sending[order.id]} onStatus={onStatus} />
            </td>
            <td className={styles.view}>
              <IconButton act="View" label={`View order #${order.id}`} onClick={() => onView(order)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
