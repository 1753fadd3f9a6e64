import { workingOf } from '~/content/feeding-words'
import type { FeedingInputs, FeedingPlan } from '~/domain/feeding/feeding'
import { useLanguage, useMessages } from '../ui/language'
import Row from './Row'
import styles from './Rows.module.css'

interface Props {
  inputs: FeedingInputs
  plan: FeedingPlan
  isFitted?: boolean
}

/** The calculation of a plan, step by step. */
export default function Working({ inputs, plan, isFitted = false }: Props) {
  const { labels } = useMessages().feedingPlan
  const language = useLanguage()
  return (
    <Row label={labels.working} className={styles.working}>
      {workingOf(language, inputs, plan, isFitted).map((step) => (
        <span key={step} className={styles.step}>
          {step}
        </span>
      ))}
    </Row>
  )
}
