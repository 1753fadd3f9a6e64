import { useState } from 'react'
import type { Order } from '~/schemas/orders'
import { decideCancelRequest } from '~/stores/linked-orders'
import Field from '../../ui/Field'
import Notice from '../Notice'
import DecisionButtons from './DecisionButtons'
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
          <DecisionButtons
            isSending={isSending}
            yes={{ words: 'Cancel the order', onChoose: answer(true) }}
            no={{ words: 'Keep the order', onChoose: answer(false) }}
          />
        </>
      )}
      <Notice>{failure}</Notice>
    </>
  )
}
