import { orderMessage } from '~/content/order-message'
import { mailLink } from '~/domain/mail'
import type { Order } from '~/domain/orders/schema'
import ReachLinks from '../ui/ReachLinks'

/** Links to call and write to the customer. `name` is the company's. */
export default function OrderActions({ order, name }: { order: Order; name: string }) {
  const { id, customerName, customerEmail, customerPhone } = order
  return (
    <div className="actions">
      <ReachLinks phone={customerPhone} message={orderMessage(order, name)} />
      {customerEmail && (
        <a
          className="button outline"
          href={mailLink(customerEmail, { subject: `Your order #${id} with ${name}`, body: `Dear ${customerName},\n\n` })}
        >
          Email
        </a>
      )}
    </div>
  )
}
