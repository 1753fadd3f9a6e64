import { type FeedingNotice, type FeedingPlan, temperatureFactor } from '~/rules/feeding'
import { useWords } from '../language'
import Advice from './Advice'
import styles from './Advice.module.css'
import Curve from './Curve'

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

/** The sentence about water that calls for no warning. */
export function useNote(waterTemp: number | undefined): string {
  const { notes } = useWords().feedingNotices
  if (waterTemp === undefined) return notes.noWater
  return temperatureFactor(waterTemp) === 1 ? notes.fullWater : notes.lessWater
}
