interface Props {
  title?: string
  text: string
  onKeep: () => void
}

/** Says that a form could not be sent, and offers to keep it until there is a signal. */
export default function SendFailed({ title, text, onKeep }: Props) {
  return (
    <>
      <p role="alert" className="notice">
        {title && <strong>{title}</strong>} {text}
      </p>
      <button type="button" className="outline" onClick={onKeep}>
        Keep it and send it when there is a signal
      </button>
    </>
  )
}
