import { calculator, resultLabels } from '~/content/calculator'
import { formatKilograms } from '~/formats/amounts'
import type { FeedingPlan } from '~/rules/feeding'
import styles from './Answer.module.css'

/** The figures of a plan. Without a plan, it says what to enter. */
export default function Answer({ plan }: { plan: FeedingPlan | undefined }) {
  if (!plan)
    return (
      <div className={`${styles.answer} ${styles.empty}`}>
        <p>{calculator.empty}</p>
        <p>{calculator.text}</p>
      </div>
    )
  const { biomass, daily, perFeed, feedsADay, weekly, monthly } = plan
  const figures = [
    [resultLabels.daily, formatKilograms(daily)],
    [resultLabels.perFeed, formatKilograms(perFeed)],
    [resultLabels.feedsADay, feedsADay],
    [resultLabels.weekly, formatKilograms(weekly)],
    [resultLabels.monthly, formatKilograms(monthly)],
    [resultLabels.biomass, formatKilograms(biomass)],
  ]
  return (
    <dl className={styles.answer}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
