import { wellFormed } from '~/domain/well-formed'

interface Props {
  /** Ties what is said here to the field. */
  id: string
  /** The label of the translation's field. */
  label: string
  /** The English text that the translation was made from. */
  from: string
  onRight: () => void
}

const MOST_SHOWN = 120

/** Says under the field of a translation that its English text is another now, and lets the operator call it right all the same. */
export default function OldTranslation({ id, label, from, onRight }: Props) {
  const text = from.length > MOST_SHOWN ? `${wellFormed(from.slice(0, MOST_SHOWN))}…` : from
  return (
    <p>
      <small id={id}>
        Old: made from {text ? `“${text}”` : 'an empty field'}. Its pages show the English text until you write this anew.
      </small>
      <button type="button" className="outline" aria-label={`Still Right: ${label}`} onClick={onRight}>
        Still Right
      </button>
    </p>
  )
}
