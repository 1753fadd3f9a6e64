import { useState } from 'react'
import { typedRupees } from '~/domain/amounts'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import type { OrderDetails, ReportDetails } from '~/domain/orders/order-details-schema'
import { decideReport } from '~/stores/orders/order-details'
import { showToast } from '~/stores/toasts'
import Field from '../ui/Field'
import Notice from '../ui/Notice'
import DecisionButtons from './DecisionButtons'
import { useDecision } from './decision'

const WORDS = { reported: 'Reported', confirmed: 'Received', 'not-found': 'Not found' } as const
const TONES = { reported: 'wait', confirmed: 'ok', 'not-found': 'no' } as const

/** The payments reported by a buyer. Only the operator, who sees the credit, can confirm one. */
export default function ReportedPayments({ order: { id, status, reports } }: { order: OrderDetails }) {
  if (reports.length === 0) return null
  return (
    <>
      <h3>Reported payments</h3>
      {reports.map((report) => (
        <Report key={report.id} orderId={id} isCancelled={status === 'cancelled'} report={report} />
      ))}
    </>
  )
}

function Report({ orderId, isCancelled, report }: { orderId: number; isCancelled: boolean; report: ReportDetails }) {
  const { id, reference, date, state, sentence } = report
  const [answer, setAnswer] = useState('')
  const [amount, setAmount] = useState('')
  const { decide, failure, advance, isSending } = useDecision()
  const confirm = (kept = '0.00') =>
    decide(async () => {
      await decideReport(orderId, id, { state: 'confirmed', amount: typedRupees(amount) || null, advance: kept })
      showToast('Payment Received', `UTR ${reference} stands in the ledger.`)
    })
  const refuse = () => decide(() => decideReport(orderId, id, { state: 'not-found', sentence: answer }))
  return (
    <div>
      <p>
        <span className="badge" data-tone={TONES[state]}>
          {WORDS[state]}
        </span>{' '}
        UTR <strong>{reference}</strong>, {formatDate(`${date}T12:00:00Z`)}
        {sentence && `: “${sentence}”`}
      </p>
      {state === 'reported' && (
        <>
          <Field
            label="Amount that came, ₹"
            hint={
              isCancelled
                ? 'The order was cancelled: what came is kept for the customer.'
                : 'Leave it empty for all that is owed.'
            }
            name={`amount-${id}`}
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <Field
            label="What the buyer reads, if it did not come"
            name={`answer-${id}`}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <DecisionButtons
            isSending={isSending}
            yes={{ words: 'Received', onChoose: () => void confirm() }}
            no={{ words: 'Not found', onChoose: refuse }}
          />
        </>
      )}
      {report.isUnnamed && (
        <p>
          It was entered without this order: it pays what is owed for longest.{' '}
          <button type="button" className="outline" disabled={isSending} onClick={() => void confirm()}>
            Take it for this order
          </button>
        </p>
      )}
      <Notice>{failure}</Notice>
      {advance && state === 'reported' && (
        <button type="button" className="outline" disabled={isSending} onClick={() => void confirm(advance)}>
          Keep {formatRupees(advance)} as advance
        </button>
      )}
    </div>
  )
}
