interface Answer {
  words: string
  onChoose: () => void
}

interface Props {
  isSending: boolean
  /** False if only the other decision is possible. */
  yes: Answer | false
  no: Answer
}

/** The two decisions about a buyer's request. */
export default function DecisionButtons({ isSending, yes, no }: Props) {
  return (
    <div className="actions">
      {yes && (
        <button type="button" className="outline" disabled={isSending} onClick={yes.onChoose}>
          {yes.words}
        </button>
      )}
      <button type="button" className="outline" disabled={isSending} onClick={no.onChoose}>
        {no.words}
      </button>
    </div>
  )
}
