import { type FeedLeft, feedKey } from '~/domain/ponds/bags'
import type { PondToday } from './book-metrics'
import styles from './PondCard.module.css'
import { useFormat, usePondMessages } from './words'

/** The three figures of a pond today. */
export default function Due({ pond: { dose, feed }, left }: { pond: PondToday; left: readonly FeedLeft[] }) {
  const { due } = usePondMessages().today
  const spoken = useFormat()
  const stored = left.find((each) => feedKey(each.feed) === feedKey(feed))
  const now = dose && (dose.feedsLeft > 0 ? spoken.kilograms(dose.feedNow) : due.allFed)
  const figures = [
    [due.feedNow, now ?? '–'],
    [due.feedsLeft, dose ? spoken.figure(dose.feedsLeft) : '–'],
    [due.bagsLeft, stored ? spoken.figure(Math.round(stored.bags * 10) / 10) : due.uncounted],
  ] as const
  return (
    <dl className={styles.due}>
      {figures.map(([label, figure], index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-word={index === 2 && !stored ? '' : undefined}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
