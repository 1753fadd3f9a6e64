import { WATER } from '~/domain/feeding/water'
import type { PondMetrics } from '~/domain/ponds/metrics'
import { noticesOf, type PondNotice } from '~/domain/ponds/today'
import styles from './PondCard.module.css'
import { useFormat, usePondMessages } from './words'

/** What to know of a pond today. */
export default function Notices({ metrics }: { metrics: PondMetrics }) {
  const words = usePondMessages().today.notices
  const spoken = useFormat()
  const sentences: Record<PondNotice, string> = {
    crowded: words.crowded(spoken.perCubicMetre(WATER.crowdedOver)),
    sparse: '',
    cold: words.cold,
    warm: words.warm(spoken.celsius(WATER.tablesEnd)),
    'oxygen low': words.oxygenLow(spoken.milligrams(WATER.oxygenToFeed)),
    'oxygen too low': words.oxygenTooLow(spoken.milligrams(WATER.oxygenToStop)),
    'weigh again': words.weighAgain(spoken.figure(metrics.daysSinceWeighed ?? 0)),
    'no temperature': words.noTemperature,
    withdrawal: words.withdrawal(spoken.day(metrics.withdrawalUntil ?? metrics.today)),
  }
  const notices = noticesOf(metrics).filter((notice) => sentences[notice])
  if (notices.length === 0) return null
  return (
    <ul className={styles.notices}>
      {notices.map((notice) => (
        <li key={notice}>{sentences[notice]}</li>
      ))}
    </ul>
  )
}
