import { draftSentence } from '~/content/spoken-dates'
import { useWords } from '../language'
import styles from './ResumeDraft.module.css'

interface Props {
  what: 'order' | 'message'
  /** When it was begun, in milliseconds since 1970. */
  at: number
  onContinue: () => void
  onForget: () => void
}

/** Offers to continue a form that was left unfinished on this device. Its text is hidden until then. */
export default function ResumeDraft({ what, at, onContinue, onForget }: Props) {
  const words = useWords()
  const { draft } = words.forms
  return (
    <div className={styles.draft}>
      <p role="status">{draftSentence(what, at, words)}</p>
      <button type="button" className="outline" onClick={onContinue}>
        {draft.resume}
      </button>
      <button type="button" className="outline" onClick={onForget}>
        {draft.discard}
      </button>
    </div>
  )
}
