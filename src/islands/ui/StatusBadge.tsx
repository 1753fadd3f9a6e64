import type { OrderStatus } from '~/domain/orders/schema'

/** The colour of each status. */
export const STATUS_TONES = {
  pending: 'wait',
  confirmed: 'go',
  shipped: 'way',
  delivered: 'ok',
  cancelled: 'no',
} as const satisfies Record<OrderStatus, string>

/** A status as text in its colour. */
export default function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <strong className="badge" data-tone={STATUS_TONES[status]}>
      {status}
    </strong>
  )
}
