import { fishOfPlan } from '~/content/feeding-words'
import type { FeedingInputs, FeedingPlan } from '~/domain/feeding/feeding'
import { useLanguage, useMessages } from '../ui/language'
import styles from './Answer.module.css'
import { useAmounts } from './use-amounts'

interface Props {
  inputs: FeedingInputs
  plan: FeedingPlan
  isExample: boolean
}

/** The figures of a plan, and for which fish they are. */
export default function Answer({ inputs, plan, isExample }: Props) {
  const {
    calculator,
    feedingPlan: { labels },
  } = useMessages()
  const { kilograms } = useAmounts()
  const language = useLanguage()
  const { biomass, daily, perFeed, feedsADay, weekly, monthly } = plan
  const figures = [
    [labels.daily, kilograms(daily)],
    [labels.perFeed, kilograms(perFeed)],
    [labels.feedsADay, feedsADay],
    [labels.weekly, kilograms(weekly)],
    [labels.monthly, kilograms(monthly)],
    [labels.biomass, kilograms(biomass)],
  ]
  return (
    <div className={isExample ? styles.example : styles.answer}>
      <p>
        {isExample && <strong>{calculator.example}: </strong>}
        {fishOfPlan(language, inputs)}
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
