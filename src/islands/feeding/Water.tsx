import type { FeedingNotice, FeedingPlan } from '~/domain/feeding/feeding'
import Advice from './Advice'
import styles from './Advice.module.css'
import Curve from './Curve'
import { useNote } from './use-note'

interface Props {
  plan: FeedingPlan
  waterTemp: number | undefined
  about: FeedingNotice | undefined
  isExample: boolean
}

/** What the temperature of the water makes of a ration. */
export default function Water({ plan, waterTemp, about, isExample }: Props) {
  const note = useNote(waterTemp)
  return (
    <div className={styles.water}>
      <Curve plan={plan} waterTemp={waterTemp} isExample={isExample} />
      <Advice notice={about} otherwise={note} />
    </div>
  )
}
