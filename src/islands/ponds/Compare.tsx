import { daysBetween } from '~/domain/ponds/days'
import { batchMetrics } from './batch-metrics'
import type { PondToday } from './book-metrics'
import styles from './Chart.module.css'
import DataTable from './DataTable'
import { useFeeds } from './feeds'
import { useFormat, usePondMessages } from './pond-messages'
import { useRatio } from './ratio'

/** The batches of all ponds side by side, newest first. */
export default function Compare({ ponds }: { ponds: readonly PondToday[] }) {
  const { figures: words } = usePondMessages()
  const format = useFormat()
  const ratio = useRatio()
  const { prices } = useFeeds()
  const { compare, labels } = words
  const batches = ponds.flatMap(({ record, metrics }) =>
    metrics.batches.map((batch) => ({ batch, name: record.pond.name, metrics })),
  )
  const rows = [...batches]
    .sort((one, other) => (one.batch.from < other.batch.from ? 1 : -1))
    .map(({ batch, name, metrics }) => {
      const { growth, conversion, mortality, perKilogram, difference } = batchMetrics(batch, metrics.temperatures, prices)
      const sgr = growth?.specificGrowthRate
      return [
        <>
          <bdi>{name}</bdi>
          <small>{words.pastBatch(format.day(batch.from), batch.to ? format.day(batch.to) : compare.now)}</small>
        </>,
        conversion?.economic ? `${ratio(conversion.economic)} (${ratio.range(conversion.economic)})` : '–',
        format.figure(daysBetween(batch.from, batch.to ?? metrics.today)),
        sgr === undefined ? '–' : format.figure(`${sgr.toFixed(2)}%`),
        format.figure(`${mortality.toFixed(1)}%`),
        perKilogram ? format.exactRupees(perKilogram) : '–',
        difference === undefined ? '–' : difference.total === 0 ? format.figure('₹0') : format.signedRupees(difference.total),
      ]
    })
  return (
    <section className={styles.compare} aria-labelledby="compare">
      <h3 id="compare">{compare.title}</h3>
      <p className="muted">{compare.text}</p>
      <DataTable
        label={compare.title}
        columns={[compare.pond, labels.fcr, compare.days, labels.sgr, labels.mortality, labels.cost, compare.difference]}
        rows={rows}
      />
    </section>
  )
}
