import { type FeedingNotice, noticeKind } from '~/domain/feeding/feeding'
import { useMessages } from '../ui/language'
import styles from './Advice.module.css'

interface Props {
  notice: FeedingNotice | undefined
  /** The text of the box without a notice, so that the layout does not shift. */
  otherwise: string
}

/** A warning or a note about a plan. */
export default function Advice({ notice, otherwise }: Props) {
  const { kinds, warnings } = useMessages().feedingNotices
  if (!notice) return <p className={styles.advice}>{otherwise}</p>
  const kind = noticeKind(notice)
  return (
    <p className={styles.advice} data-kind={kind}>
      <span>
        <strong>{kinds[kind]}</strong> {warnings[notice]}
      </span>
    </p>
  )
}
