import { ORDER_STATUSES, type Order, type OrderStatus } from '~/domain/orders/schema'
import { operatorMay } from '~/stores/account/own-role'
import StatusBadge, { STATUS_TONES } from '../ui/StatusBadge'

interface Props {
  order: Order
  /** The status being sent, if any. */
  sending: OrderStatus | undefined
  onStatus: (order: Order, status: OrderStatus) => void
}

/** An order's status. A choice is sent at once, if the role permits it. */
export default function StatusSelect({ order, sending, onStatus }: Props) {
  const status = sending ?? order.status
  if (!operatorMay('change')) return <StatusBadge status={status} />
  return (
    <select
      aria-label={`Status of order #${order.id}`}
      aria-busy={sending !== undefined}
      data-tone={STATUS_TONES[status]}
      value={status}
      onChange={({ target }) => onStatus(order, target.value as OrderStatus)}
    >
      {ORDER_STATUSES.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  )
}
