import { draftSentence } from '~/formats/dates'
import styles from './ResumeDraft.module.css'

interface Props {
  /** Such as 'an order'. */
  what: string
  /** When it was begun, in milliseconds since 1970. */
  at: number
  onContinue: () => void
  onForget: () => void
}

/** Offers to continue a form that was left unfinished on this device. Its text is hidden until then. */
export default function ResumeDraft({ what, at, onContinue, onForget }: Props) {
  return (
    <div className={styles.draft}>
      <p role="status">{draftSentence(what, at)}</p>
      <button type="button" className="outline" onClick={onContinue}>
        Continue it
      </button>
      <button type="button" className="outline" onClick={onForget}>
        Discard it
      </button>
    </div>
  )
}
