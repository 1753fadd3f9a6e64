import { useState } from 'react'
import type { RefundWay } from '~/domain/customers/ledger-schema'
import { formatRupees } from '~/domain/money'
import RefundFields from '../customers/RefundFields'

interface Props {
  /** What is paid too much, in rupees. */
  amount: string
  isSending: boolean
  onAnswer: (answer: { advance: string } | { refund: RefundWay }) => void
}

/** Asks whether the customer keeps what is paid too much as advance, or gets it back. */
export default function PaidTooMuch({ amount, isSending, onAnswer }: Props) {
  const [way, setWay] = useState<RefundWay>()
  return (
    <>
      {way && <RefundFields way={way} onChange={setWay} />}
      <div className="actions">
        {!way && (
          <button type="button" className="outline" disabled={isSending} onClick={() => onAnswer({ advance: amount })}>
            Keep {formatRupees(amount)} as advance
          </button>
        )}
        <button
          type="button"
          className={way ? undefined : 'outline'}
          disabled={isSending}
          onClick={() => (way ? onAnswer({ refund: way }) : setWay({ method: 'cash', reference: '' }))}
        >
          {way ? `Save and give ${formatRupees(amount)} back` : `Give ${formatRupees(amount)} back`}
        </button>
      </div>
    </>
  )
}
