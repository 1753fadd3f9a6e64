import { noticeLabels, notices } from '~/content/calculator'
import type { FeedingNotice } from '~/rules/feeding'
import styles from './Plan.module.css'

const isWarning = (notice: FeedingNotice) => notices[notice].kind === 'warning'

/** Warnings, then notes, about a plan. */
export default function Advice({ about }: { about: readonly FeedingNotice[] }) {
  if (about.length === 0) return null
  return (
    <ul className={styles.advice}>
      {about
        .toSorted((a, b) => Number(isWarning(b)) - Number(isWarning(a)))
        .map((notice) => (
          <li key={notice} data-kind={notices[notice].kind}>
            <strong>{noticeLabels[notices[notice].kind]}.</strong> {notices[notice].text}
          </li>
        ))}
    </ul>
  )
}
