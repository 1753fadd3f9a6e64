import type { Order } from '~/domain/orders/schema'

const TONES = { paid: 'ok', pending: 'wait', failed: 'no' } as const

/** The payment status and method of an order. */
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
