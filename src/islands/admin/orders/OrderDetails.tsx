import { formatDateTime } from '~/rules/dates'
import { formatRupees } from '~/rules/money'
import type { Order } from '~/schemas/orders'
import Dialog from '../../ui/Dialog'

/** One order whole: what was ordered, where to, and what became of it. */
export default function OrderDetails({ order, onClose }: { order: Order; onClose: () => void }) {
  const { street, city, state, zipCode, country } = order.shippingAddress
  return (
    <Dialog title={`Order #${order.id}`} onClose={onClose}>
      <p>
        <strong>{order.customerName}</strong>
        <br />
        {[street, `${city} ${zipCode}`, state, country].join(', ')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.productId}>
              <td>
                {item.productName} ({item.productSku})
              </td>
              <td>
                {item.quantity} × {formatRupees(item.unitPrice)}
              </td>
              <td>{formatRupees(item.totalPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.notes && <p>{order.notes}</p>}
      <h3>History</h3>
      <ol>
        {order.statusHistory.map(({ status, at }) => (
          <li key={at}>
            {status}, {formatDateTime(at)}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
