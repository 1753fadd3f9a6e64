import Benchmark from './Benchmark'
import { type BatchMetrics, batchMetrics } from './batch-metrics'
import type { PondToday } from './book-metrics'
import ConversionTable from './ConversionTable'
import FeedChart from './FeedChart'
import { useFeeds } from './feeds'
import GrowthChart from './GrowthChart'
import styles from './Metrics.module.css'
import { useMetricRows } from './metric-rows'
import TemperatureChart from './TemperatureChart'
import UntilWeight from './UntilWeight'
import { usePondMessages } from './words'

/** All that the book works out of the batch that lives in a pond, or lived there last. */
export default function MetricsView({ pond: { metrics } }: { pond: PondToday }) {
  const words = usePondMessages()
  const { prices } = useFeeds()
  const batch = metrics.batch ?? metrics.batches.at(-1)
  if (!batch) return <p>{words.today.noFish}</p>
  const reckoned = batchMetrics(batch, metrics.temperatures, prices)
  return (
    <section className={styles.figures} aria-label={words.today.views.figures}>
      <Rows pond={metrics} reckoned={reckoned} />
      {reckoned.conversion ? <Benchmark reckoned={reckoned} /> : <p className={styles.hint}>{words.figures.weighTwice}</p>}
      <div className={styles.charts}>
        <GrowthChart batch={batch} metrics={metrics} />
        <FeedChart batch={batch} />
        <TemperatureChart batch={batch} />
        <ConversionTable batch={batch} temperatures={metrics.temperatures} />
      </div>
      {metrics.weight && metrics.temperature && (
        <UntilWeight today={metrics.today} mean={metrics.weight.mean} celsius={metrics.temperature.celsius} />
      )}
    </section>
  )
}

function Rows({ pond, reckoned }: { pond: PondToday['metrics']; reckoned: BatchMetrics }) {
  const rows = useMetricRows(pond, reckoned)
  return (
    <dl className={styles.rows}>
      {rows.map(([label, figure, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
