import { useMessages } from '../ui/language'
import advice from './Advice.module.css'
import styles from './Plan.module.css'

/** In place of a plan for a temperature that no trout lives in. */
export default function NoRation() {
  const { calculator, feedingPlan } = useMessages()
  return (
    <section className={styles.plan} aria-label={feedingPlan.title}>
      <p role="status" className={advice.advice} data-kind="warning">
        {calculator.noRation}
      </p>
    </section>
  )
}
