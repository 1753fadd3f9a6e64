import { wellFormed } from '~/domain/well-formed'

interface Props {
  /** The id that links this text to the field. */
  id: string
  /** The label of the translation's field. */
  label: string
  /** The English source text of the translation. */
  from: string
  onRight: () => void
}

const MOST_SHOWN = 120

/** A note that the English source of a translation has changed, with a button to confirm the translation. */
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
