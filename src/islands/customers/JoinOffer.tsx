import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { formatRupees } from '~/domain/money'
import { readablePhone } from '~/domain/phones'
import { joinCustomer } from '~/stores/customers/customers'
import { showError, showToast } from '~/stores/toasts'

/** Offers to join possible duplicates, and to separate joined customers. */
export default function JoinOffer({ customer: { id, alike, joined } }: { customer: CustomerDetails }) {
  if (alike.length + joined.length === 0) return null
  return (
    <>
      <h3>The same person?</h3>
      <ul>
        {joined.map((other) => (
          <li key={other.id} className="row">
            {other.name}, {readablePhone(other.phone)}, was joined
            {other.stays.map(({ customerId, name, amount }) => (
              <small key={customerId}>{stayingSentence(name, amount)}</small>
            ))}
            <button type="button" className="outline" onClick={() => void join(other.id, null)}>
              Part {readablePhone(other.phone)} again
            </button>
          </li>
        ))}
        {alike.map((other) => (
          <li key={other.id} className="row">
            {other.name}, {readablePhone(other.phone)}
            <button type="button" className="outline" onClick={() => void join(other.id, id)}>
              Join {readablePhone(other.phone)} to this one
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The sentence about money without an order that stays after a separation. */
const stayingSentence = (name: string, amount: string) =>
  `Parting leaves ${formatRupees(amount)} that came meanwhile without an order with ${name}.`

async function join(id: number, into: number | null) {
  try {
    await joinCustomer(id, into)
    if (into === null) return showToast('Parted', 'Each has its own number, orders and entries again.')
    showToast('Joined', 'Here are the orders and entries of both.', { label: 'Undo', run: () => void join(id, null) })
  } catch {
    showError(into === null ? 'These could not be parted.' : 'These could not be joined.')
  }
}
