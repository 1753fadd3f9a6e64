import type { Batch } from '~/domain/ponds/batches'
import { growthSteps } from '~/domain/ponds/metrics'
import type { Temperatures } from '~/domain/ponds/temperatures'
import figure from '../ui/Figure.module.css'
import styles from './Chart.module.css'
import DataTable from './DataTable'
import { useRatio } from './ratio'
import { useFormat, usePondMessages } from './words'

/** Feed, gain and FCR from each weighing to the next. */
export default function ConversionTable({ batch, temperatures }: { batch: Batch; temperatures: Temperatures }) {
  const { charts, labels } = usePondMessages().figures
  const spoken = useFormat()
  const ratio = useRatio()
  const words = charts.conversion
  const steps = growthSteps(batch, temperatures)
  if (steps.length === 0) return null
  const some = (kilograms: number) => (kilograms > 0 ? spoken.kilograms(kilograms) : spoken.signed(kilograms, 'kg'))
  return (
    <figure className={`${figure.figure} ${styles.chart}`}>
      <figcaption>{words.title}</figcaption>
      <DataTable
        label={words.title}
        columns={[words.from, words.to, labels.fed, words.gain, labels.fcr, labels.sgr]}
        rows={steps.map(({ conversion: { from, to, feed, gain, economic }, specificGrowthRate: sgr }) => [
          spoken.day(from.day),
          spoken.day(to.day),
          some(feed),
          some(gain),
          economic ? `${ratio(economic)} (${ratio.range(economic)})` : '–',
          sgr === undefined ? '–' : spoken.figure(`${sgr.toFixed(2)}%`),
        ])}
      />
    </figure>
  )
}
