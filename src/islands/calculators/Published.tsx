import { calculator } from '~/content/calculator'
import { formatAmount, formatKilograms } from '~/formats/amounts'
import type { FeedingInputs, FeedingPlan } from '~/rules/feeding'
import { publishedFeed, publishedRange } from '~/rules/feeding-chart'
import Row from './Row'
import styles from './Rows.module.css'

/** The feed by a published chart for this weight and temperature, with its source. */
export default function Published({ inputs, plan }: { inputs: FeedingInputs; plan: FeedingPlan }) {
  const { label, text, missing, unasked, source } = calculator.chart
  const range = publishedRange(inputs.averageWeight, inputs.waterTemp)
  if (!range) {
    return (
      <Row label={label} className={styles.published}>
        {inputs.waterTemp === undefined ? unasked : missing}
      </Row>
    )
  }
  const feed = publishedFeed(range, plan.biomass)
  return (
    <Row label={label} className={styles.published}>
      <strong>
        {formatKilograms(feed.least)} to {formatKilograms(feed.most)} a day
      </strong>
      , {formatAmount(range.least)}% to {formatAmount(range.most)}%{' '}
      <small>
        {text} Source: {source}.
      </small>
    </Row>
  )
}
