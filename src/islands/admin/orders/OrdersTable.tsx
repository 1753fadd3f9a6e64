import { formatDate } from '~/rules/dates'
import { formatRupees } from '~/rules/money'
import { ORDER_STATUSES, type Order, type OrderStatus } from '~/schemas/orders'
import styles from './Orders.module.css'

interface Props {
  orders: readonly Order[]
  onStatus: (order: Order, status: OrderStatus) => void
  onView: (order: Order) => void
}

const PAYMENT_TONES = { paid: 'good', pending: 'low', failed: 'bad' } as const

/** The orders, a row each; on a phone a card each. */
export default function OrdersTable({ orders, onStatus, onView }: Props) {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Customer</th>
            <th scope="col">Date</th>
            <th scope="col">Amount</th>
            <th scope="col">Payment</th>
            <th scope="col">Status</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">#{order.id}</th>
              <td>
                <span className={styles.who}>
                  {order.customerName}
                  <span>{order.customerEmail}</span>
                  <span>{order.customerPhone}</span>
                </span>
              </td>
              <td>{formatDate(order.createdAt)}</td>
              <td>{formatRupees(order.totalAmount)}</td>
              <td>
                <span className="badge" data-tone={PAYMENT_TONES[order.paymentStatus]}>
                  {order.paymentStatus}
                </span>{' '}
                {order.paymentMethod}
              </td>
              <td>
                <select
                  aria-label={`Status of order #${order.id}`}
                  value={order.status}
                  onChange={({ target }) => onStatus(order, target.value as OrderStatus)}
                >
                  {ORDER_STATUSES.map((status) => (
                    <option key={status}>{status}</option>
                  ))}
                </select>
              </td>
              <td>
                <button type="button" className="outline" aria-label={`View order #${order.id}`} onClick={() => onView(order)}>
                  View
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
