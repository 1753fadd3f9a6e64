import { useState } from 'react'
import type { Order } from '~/schemas/orders'
import { decideCancelRequest } from '~/stores/linked-orders'
import Field from '../../ui/Field'
import Notice from '../Notice'
import { useDecision } from './decision'

/** The buyer's wish to cancel; the operator decides, and the buyer reads the answer. */
export default function CancelRequest({ order: { id, cancelRequest } }: { order: Order }) {
  const [sentence, setSentence] = useState('')
  const { decide, failure, isSending } = useDecision()
  if (!cancelRequest) return null
  const { reason, isAccepted } = cancelRequest
  const answer = (accepted: boolean) => () => decide(() => decideCancelRequest(id, { isAccepted: accepted, sentence }))
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
          <div className="actions">
            <button type="button" disabled={isSending} onClick={answer(true)}>
              Cancel the order
            </button>
            <button type="button" className="outline" disabled={isSending} onClick={answer(false)}>
              Keep the order
            </button>
          </div>
        </>
      )}
      <Notice>{failure}</Notice>
    </>
  )
}
