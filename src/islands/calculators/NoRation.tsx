import { calculator as words } from '~/content/calculator'
import advice from './Advice.module.css'
import styles from './Plan.module.css'

/** In place of a plan for a temperature that no trout lives in. */
export default function NoRation() {
  return (
    <section className={styles.plan} aria-label={words.plan}>
      <p role="status" className={advice.advice} data-kind="warning">
        {words.noRation}
      </p>
    </section>
  )
}
