import type { OrderStatus } from '~/domain/orders/schema'

/** What each status is the colour of. */
export const STATUS_TONES = {
  pending: 'wait',
  confirmed: 'go',
  shipped: 'way',
  delivered: 'ok',
  cancelled: 'no',
} as const satisfies Record<OrderStatus, string>

/** A status in words, in its own colour. */
export default function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <strong className="badge" data-tone={STATUS_TONES[status]}>
      {status}
    </strong>
  )
}
