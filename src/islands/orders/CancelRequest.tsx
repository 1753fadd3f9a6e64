import { useState } from 'react'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import type { Order } from '~/domain/orders/schema'
import { decideCancelRequest } from '~/stores/order-details'
import Field from '../ui/Field'
import { useLazy } from '../ui/lazy'
import Notice from '../ui/Notice'
import DecisionButtons from './DecisionButtons'
import { useDecision } from './decision'

const loadCancel = () => import('./CancelBilled')

/** The buyer's wish to cancel; the operator decides, and the buyer reads the answer. */
export default function CancelRequest({ order }: { order: Order }) {
  const { id, cancelRequest, billNumber, status } = order
  const [isAsking, setIsAsking] = useState(false)
  const CancelBilled = useLazy(loadCancel, isAsking)
  const [sentence, setSentence] = useState('')
  const { decide, failure, isSending } = useDecision()
  if (!cancelRequest) return null
  const { reason, isAccepted } = cancelRequest
  const mayAccept = isBeforeDispatch(status) || status === 'cancelled'
  const decideTo = (isAccepted: boolean) => void decide(() => decideCancelRequest(id, { isAccepted, sentence, bill: billNumber }))
  const accept = () => (billNumber === undefined ? decideTo(true) : setIsAsking(true))
  function confirm() {
    setIsAsking(false)
    decideTo(true)
  }
  return (
    <>
      <h3>The buyer asks to cancel</h3>
      <p dir="auto">{reason}</p>
      {isAccepted !== null && (
        <p>
          {isAccepted ? 'Cancelled as asked.' : 'Not cancelled.'} {cancelRequest.sentence && `“${cancelRequest.sentence}”`}
        </p>
      )}
      {isAccepted === null && (
        <>
          <Field
            label="What the buyer reads"
            name="cancel-sentence"
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
          />
          {!mayAccept && <p>It is {status}, and can no longer be cancelled as asked. Please tell the buyer why.</p>}
          <DecisionButtons
            isSending={isSending}
            yes={mayAccept && { words: 'Cancel the order', onChoose: accept }}
            no={{ words: 'Keep the order', onChoose: () => decideTo(false) }}
          />
        </>
      )}
      <Notice>{failure}</Notice>
      {CancelBilled && isAsking && <CancelBilled order={order} onConfirm={confirm} onClose={() => setIsAsking(false)} />}
    </>
  )
}
