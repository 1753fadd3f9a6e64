import type { PondFigures } from '~/rules/ponds/figures'
import { noticesOf, type PondNotice } from '~/rules/ponds/today'
import { WATER } from '~/rules/water'
import styles from './PondCard.module.css'
import { useFormat, usePondMessages } from './words'

/** What to know of a pond today. */
export default function Notices({ figures }: { figures: PondFigures }) {
  const words = usePondMessages().today.notices
  const spoken = useFormat()
  const sentences: Record<PondNotice, string> = {
    crowded: words.crowded(spoken.perCubicMetre(WATER.crowdedOver)),
    sparse: '',
    cold: words.cold,
    warm: words.warm(spoken.celsius(WATER.tablesEnd)),
    'oxygen low': words.oxygenLow(spoken.milligrams(WATER.oxygenToFeed)),
    'oxygen too low': words.oxygenTooLow(spoken.milligrams(WATER.oxygenToStop)),
    'weigh again': words.weighAgain(spoken.figure(figures.daysSinceWeighed ?? 0)),
    'no temperature': words.noTemperature,
    withdrawal: words.withdrawal(spoken.day(figures.withdrawalUntil ?? figures.today)),
  }
  const told = noticesOf(figures).filter((notice) => sentences[notice])
  if (told.length === 0) return null
  return (
    <ul className={styles.notices}>
      {told.map((notice) => (
        <li key={notice}>{sentences[notice]}</li>
      ))}
    </ul>
  )
}
