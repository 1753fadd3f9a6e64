import { formatDateTime } from '~/formats/dates'
import { mailLink } from '~/formats/mail'
import { chatLink, chatNumber } from '~/formats/whatsapp'
import { formatRupees } from '~/rules/money'
import type { Order, OrderStatus } from '~/schemas/orders'
import Dialog from '../../ui/Dialog'
import styles from './OrderDetails.module.css'
import PackingSlip, { type SlipCompany } from './PackingSlip'
import PaymentBadge from './PaymentBadge'
import RepeatLink from './RepeatLink'
import StatusSelect from './StatusSelect'

interface Props {
  order: Order
  company: SlipCompany
  sending: OrderStatus | undefined
  onStatus: (order: Order, status: OrderStatus) => void
  onClose: () => void
}

/** One order in full: its customer, items and history, and links to write to the customer. */
export default function OrderDetails({ order, company, sending, onStatus, onClose }: Props) {
  const { id, customerName, customerEmail, customerPhone, shippingAddress, items, notes, statusHistory } = order
  const { street, city, state, zipCode, country } = shippingAddress
  return (
    <Dialog title={`Order #${id}`} onClose={onClose}>
      <div className={styles.state}>
        <StatusSelect order={order} sending={sending} onStatus={onStatus} />
        <span>
          {formatRupees(order.totalAmount)} <PaymentBadge order={order} />
        </span>
      </div>
      <address className={styles.address}>
        <strong>{customerName}</strong>
        <span>{customerEmail}</span>
        <span>{customerPhone}</span>
        <span>{[street, `${city} ${zipCode}`, state, country].join(', ')}</span>
      </address>
      <Actions order={order} name={company.name} />
      <h3>Items</h3>
      <ul className={styles.items}>
        {[...items.entries()].map(([place, item]) => (
          <li key={place}>
            <span>
              {item.productName} ({item.productSku})
            </span>
            <span>
              {item.quantity} × {formatRupees(item.unitPrice)} = {formatRupees(item.totalPrice)}
            </span>
            <RepeatLink sku={item.productSku} quantity={item.quantity} />
          </li>
        ))}
      </ul>
      {notes && (
        <>
          <h3>Notes</h3>
          <p className={styles.notes}>{notes}</p>
        </>
      )}
      <h3 id="history">History</h3>
      <ol className={styles.history} aria-labelledby="history">
        {[...statusHistory.entries()].map(([place, { status, at }]) => (
          <li key={place}>
            <strong>{status}</strong> <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ol>
      <PackingSlip order={order} company={company} />
    </Dialog>
  )
}

/** Links to write to the customer, and Print. */
function Actions({ order, name }: { order: Order; name: string }) {
  const { id, customerName, customerEmail, customerPhone } = order
  const number = chatNumber(customerPhone)
  const greeting = `Hello ${customerName}, about your order #${id} with ${name}: `
  return (
    <div className="actions">
      {number && (
        <a className="button outline" href={chatLink(number, greeting)} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      )}
      <a
        className="button outline"
        href={mailLink(customerEmail, { subject: `Your order #${id} with ${name}`, body: `Dear ${customerName},\n\n` })}
      >
        Email
      </a>
      <button type="button" className="outline" onClick={() => window.print()}>
        Print packing slip
      </button>
    </div>
  )
}
