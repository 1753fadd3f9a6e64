import { batchMetrics } from './batch-metrics'
import type { PondToday } from './book-metrics'
import { useFeeds } from './feeds'
import { useRatio } from './ratio'
import { useFormat, usePondMessages } from './words'

/** A pond in a few lines, to send. */
export function useSummary({ record, metrics }: PondToday): string {
  const { summary } = usePondMessages().keeping
  const spoken = useFormat()
  const ratio = useRatio()
  const { prices } = useFeeds()
  const { batch, weight, biomass, today, temperatures } = metrics
  const reckoned = batch && batchMetrics(batch, temperatures, prices)
  const economic = reckoned?.conversion?.economic
  return [
    summary.head(record.pond.name, spoken.day(today)),
    batch && weight && biomass && summary.fish(spoken.amount(batch.living), spoken.grams(weight.mean), spoken.kilograms(biomass)),
    economic && summary.fcr(ratio(economic), ratio.range(economic)),
    reckoned?.perKilogram && summary.cost(spoken.exactRupees(reckoned.perKilogram)),
    reckoned && summary.mortality(spoken.figure(`${reckoned.mortality.toFixed(1)}%`)),
  ]
    .filter(Boolean)
    .join('\n')
}
