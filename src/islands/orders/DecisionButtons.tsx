interface Answer {
  words: string
  onChoose: () => void
}

interface Props {
  isSending: boolean
  /** False where only the other answer is left. */
  yes: Answer | false
  no: Answer
}

/** The two answers that an operator may give to a buyer. */
export default function DecisionButtons({ isSending, yes, no }: Props) {
  return (
    <div className="actions">
      {yes && (
        <button type="button" disabled={isSending} onClick={yes.onChoose}>
          {yes.words}
        </button>
      )}
      <button type="button" className="outline" disabled={isSending} onClick={no.onChoose}>
        {no.words}
      </button>
    </div>
  )
}
