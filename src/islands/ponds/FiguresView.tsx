import Benchmark from './Benchmark'
import { type BatchFigures, batchFigures } from './batch-figures'
import type { PondToday } from './book-figures'
import ConversionTable from './ConversionTable'
import FeedChart from './FeedChart'
import styles from './Figures.module.css'
import { useFeeds } from './feeds'
import { useFigureRows } from './figure-rows'
import GrowthChart from './GrowthChart'
import TemperatureChart from './TemperatureChart'
import UntilWeight from './UntilWeight'
import { usePondMessages } from './words'

/** All that the book works out of the batch that lives in a pond, or lived there last. */
export default function FiguresView({ pond: { figures } }: { pond: PondToday }) {
  const words = usePondMessages()
  const { prices } = useFeeds()
  const batch = figures.batch ?? figures.batches.at(-1)
  if (!batch) return <p>{words.today.noFish}</p>
  const reckoned = batchFigures(batch, figures.temperatures, prices)
  return (
    <section className={styles.figures} aria-label={words.today.views.figures}>
      <Rows pond={figures} reckoned={reckoned} />
      {reckoned.conversion ? <Benchmark reckoned={reckoned} /> : <p className={styles.hint}>{words.figures.weighTwice}</p>}
      <div className={styles.charts}>
        <GrowthChart batch={batch} figures={figures} />
        <FeedChart batch={batch} />
        <TemperatureChart batch={batch} />
        <ConversionTable batch={batch} temperatures={figures.temperatures} />
      </div>
      {figures.weight && figures.temperature && (
        <UntilWeight today={figures.today} mean={figures.weight.mean} celsius={figures.temperature.celsius} />
      )}
    </section>
  )
}

function Rows({ pond, reckoned }: { pond: PondToday['figures']; reckoned: BatchFigures }) {
  const rows = useFigureRows(pond, reckoned)
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
