import { noticeLabels, notices } from '~/content/calculator'
import type { FeedingNotice } from '~/rules/feeding'
import styles from './Advice.module.css'

interface Props {
  notice: FeedingNotice | undefined
  /** The sentence of the same box without a notice, so that nothing below it moves. */
  otherwise: string
}

/** A warning or a note about a plan. */
export default function Advice({ notice, otherwise }: Props) {
  if (!notice) return <p className={styles.advice}>{otherwise}</p>
  const { kind, text } = notices[notice]
  return (
    <p className={styles.advice} data-kind={kind}>
      <span>
        <strong>{noticeLabels[kind]}.</strong> {text}
      </span>
    </p>
  )
}
