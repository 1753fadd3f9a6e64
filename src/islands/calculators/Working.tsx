import { resultLabels } from '~/content/calculator'
import { workingOf } from '~/formats/feeding-words'
import type { FeedingInputs, FeedingPlan } from '~/rules/feeding'
import Row from './Row'
import styles from './Rows.module.css'

interface Props {
  inputs: FeedingInputs
  plan: FeedingPlan
  isFitted?: boolean
}

/** How a plan was calculated, step by step. */
export default function Working({ inputs, plan, isFitted = false }: Props) {
  return (
    <Row label={resultLabels.working} className={styles.working}>
      {workingOf(inputs, plan, isFitted).map((step) => (
        <span key={step} className={styles.step}>
          {step}
        </span>
      ))}
    </Row>
  )
}
