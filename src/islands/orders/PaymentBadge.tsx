import type { Order } from '~/domain/orders/schema'

const TONES = { paid: 'ok', pending: 'wait', failed: 'no' } as const

/** Whether an order is paid, and how. */
export default function PaymentBadge({ order: { paymentStatus, paymentMethod } }: { order: Order }) {
  return (
    <>
      <span className="badge" data-tone={TONES[paymentStatus]}>
        {paymentStatus}
      </span>{' '}
      <span title={paymentMethod}>{paymentMethod}</span>
    </>
  )
}
