import { useWords } from '../language'

interface Props {
  title?: string
  text: string
  /** Whether the server answered: then it is not the signal that is missing. */
  isAnswered?: boolean
  onKeep: () => void
}

/** Says that a form could not be sent, and offers to keep it until it can be. */
export default function SendFailed({ title, text, isAnswered = false, onKeep }: Props) {
  const { keepUntil } = useWords().forms
  return (
    <>
      <p role="alert" className="notice">
        {title && (
          <>
            <strong>{title}</strong>
            <br />
          </>
        )}{' '}
        {text}
      </p>
      <button type="button" className="outline" onClick={onKeep}>
        {keepUntil[isAnswered ? 'shop' : 'signal']}
      </button>
    </>
  )
}
