import { useMessages } from '../ui/language'
import advice from './Advice.module.css'
import styles from './Plan.module.css'

/** Replaces a plan for a temperature in which trout cannot live. */
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
