import { orderMessage } from '~/content/order-message'
import { mailLink } from '~/domain/mail'
import type { Order } from '~/domain/orders/schema'
import { callLink } from '~/domain/phones'
import { chatLink, chatNumber } from '~/domain/whatsapp'

/** Links to call and write to the customer. `name` is the company's. */
export default function OrderActions({ order, name }: { order: Order; name: string }) {
  const { id, customerName, customerEmail, customerPhone } = order
  const call = callLink(customerPhone)
  const number = chatNumber(customerPhone)
  return (
    <div className="actions">
      {call && (
        <a className="button outline" href={call}>
          Call
        </a>
      )}
      {number && (
        <a className="button outline" href={chatLink(number, orderMessage(order, name))} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      )}
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
