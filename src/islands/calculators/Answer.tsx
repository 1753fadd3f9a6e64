import { calculator, forWhat, resultLabels } from '~/content/calculator'
import { formatAmount, formatKilograms } from '~/formats/amounts'
import type { FeedingInputs, FeedingPlan } from '~/rules/feeding'
import styles from './Answer.module.css'

interface Props {
  inputs: FeedingInputs
  plan: FeedingPlan
  isExample: boolean
}

/** The figures of a plan, and for which fish they are. */
export default function Answer({ inputs, plan, isExample }: Props) {
  const { biomass, daily, perFeed, feedsADay, weekly, monthly } = plan
  const figures = [
    [resultLabels.daily, formatKilograms(daily)],
    [resultLabels.perFeed, formatKilograms(perFeed)],
    [resultLabels.feedsADay, feedsADay],
    [resultLabels.weekly, formatKilograms(weekly)],
    [resultLabels.monthly, formatKilograms(monthly)],
    [resultLabels.biomass, formatKilograms(biomass)],
  ]
  const { fishCount = 0, averageWeight = 0 } = inputs
  const fish = forWhat(formatAmount(fishCount), formatAmount(averageWeight), inputs)
  return (
    <div className={isExample ? styles.example : styles.answer}>
      <p>
        {isExample && <strong>{calculator.example}: </strong>}
        {fish}
      </p>
      <dl>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
