import { isolated } from '~/content/message-params'
import type { FeedingInputs, FeedingPlan } from '~/domain/feeding/feeding'
import { FEEDING_CHART_SOURCE, publishedFeed, publishedRange } from '~/domain/feeding/feeding-chart'
import { useLanguage, useMessages } from '../ui/language'
import Row from './Row'
import styles from './Rows.module.css'
import { useAmounts } from './use-amounts'

/** The feed by a published chart for this weight and temperature, with its source. */
export default function Published({ inputs, plan }: { inputs: FeedingInputs; plan: FeedingPlan }) {
  const words = useMessages().feedingPlan.chart
  const language = useLanguage()
  const { kilograms, percent } = useAmounts()
  const range = publishedRange(inputs.averageWeight, inputs.waterTemp)
  if (!range) {
    return (
      <Row label={words.label} className={styles.published}>
        {inputs.waterTemp === undefined ? words.unasked : words.missing}
      </Row>
    )
  }
  const feed = publishedFeed(range, plan.biomass)
  return (
    <Row label={words.label} className={styles.published}>
      <strong>{words.range(kilograms(feed.least), kilograms(feed.most))}</strong>
      {words.percent(percent(range.least), percent(range.most))}{' '}
      <small>
        {words.text} {words.source(isolated(language, FEEDING_CHART_SOURCE))}
      </small>
    </Row>
  )
}
