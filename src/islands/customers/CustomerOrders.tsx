import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { formatDate } from '~/domain/dates'
import { formatRupees, paiseIn } from '~/domain/money'
import StatusBadge from '../ui/StatusBadge'

/** A customer's orders and bills, with links. */
export default function CustomerOrders({ customer: { orders, bills, unbilled } }: { customer: CustomerDetails }) {
  return (
    <>
      <h3>Orders</h3>
      {orders.length === 0 && <p>No orders yet.</p>}
      <ul>
        {orders.map(({ id, createdAt, status, totalAmount, due, paid }) => (
          <li key={id} className="row">
            <a href={`/admin-orders?order=${id}`} className="alone">
              Order #{id}
            </a>{' '}
            <span>{formatDate(createdAt)}</span> <StatusBadge status={status} />
            <span>{formatRupees(totalAmount)}</span>
            {unbilled.some(({ orderId }) => orderId === id) && <small>not billed yet</small>}
            {paiseIn(due) > 0 && <small>{due === paid ? 'paid' : `${formatRupees(paid)} of ${formatRupees(due)} paid`}</small>}
          </li>
        ))}
      </ul>
      {bills.length > 0 && (
        <>
          <h3>Bills</h3>
          <ul>
            {bills.map(({ number, kind, date, totalAmount }) => (
              <li key={number} className="row">
                <a href={`/admin-bills?bill=${encodeURIComponent(number)}`} className="alone">
                  {kind === 'bill' ? 'Bill' : 'Credit note'} {number}
                </a>
                <span>{formatDate(date)}</span>
                <span>{formatRupees(totalAmount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
