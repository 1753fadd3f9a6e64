import { useState } from 'react'
import { sources } from '~/content/sources'
import { parseAmount } from '~/domain/amounts'
import { densityLevel } from '~/domain/feeding/feeding'
import { WATER } from '~/domain/feeding/water'
import { lastOf } from '~/domain/lists'
import type { Batch } from '~/domain/ponds/batches'
import { BENCHMARK_FCR } from '~/domain/ponds/conversion'
import { dayAfter } from '~/domain/ponds/days'
import { daysToWeight } from '~/domain/ponds/growth'
import { isWithinLimits, POND_LIMITS } from '~/domain/ponds/limits'
import { growthSteps } from '~/domain/ponds/metrics'
import type { Temperatures } from '~/domain/ponds/temperatures'
import Field from '../ui/Field'
import figure from '../ui/Figure.module.css'
import { type BatchMetrics, batchMetrics } from './batch-metrics'
import type { PondToday } from './book-metrics'
import chartStyles from './Chart.module.css'
import DataTable from './DataTable'
import FeedChart from './FeedChart'
import { useFeeds } from './feeds'
import GrowthChart from './GrowthChart'
import styles from './Metrics.module.css'
import { useFormat, usePondMessages } from './pond-messages'
import { useRatio } from './ratio'
import TemperatureChart from './TemperatureChart'

/** All metrics of the living batch, or the last one. */
export default function MetricsView({ pond: { metrics } }: { pond: PondToday }) {
  const words = usePondMessages()
  const { prices } = useFeeds()
  const batch = metrics.batch ?? lastOf(metrics.batches)
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
        {metrics.weight && metrics.temperature && (
          <UntilWeight today={metrics.today} mean={metrics.weight.mean} celsius={metrics.temperature.celsius} />
        )}
      </div>
      <ConversionTable batch={batch} temperatures={metrics.temperatures} />
    </section>
  )
}

function Rows({ pond, reckoned }: { pond: PondToday['metrics']; reckoned: BatchMetrics }) {
  const rows = useMetricRows(pond, reckoned)
  return (
    <dl className={styles.rows}>
      {rows.map(([label, figure, note]) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>
            {figure}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The pond compared with the benchmark, and the cost of the difference. */
function Benchmark({ reckoned: { conversion, place, difference, isComplete } }: { reckoned: BatchMetrics }) {
  const words = usePondMessages().figures
  const format = useFormat()
  const { benchmark } = words
  if (!conversion?.economic || !place) return <p className={styles.hint}>{words.noGain}</p>
  return (
    <div>
      <h4>{benchmark.title}</h4>
      <p>
        {benchmark.text(format.figure(BENCHMARK_FCR.from.toFixed(1)), format.figure(BENCHMARK_FCR.to.toFixed(1)))}{' '}
        {isComplete
          ? `${verdict(place.place)} ${place.isWithinError ? benchmark.unsure : ''}`
          : words.someDays(format.figure(conversion.fedDays), format.figure(conversion.days))}
      </p>
      <small>{benchmark.source(format.figure(sources.conversion))}</small>
    </div>
  )

  function verdict(name: 'better' | 'as good' | 'worse'): string {
    if (name === 'as good') return benchmark.same
    if (!difference) return benchmark.unpriced[name]
    return benchmark[name](format.rupees(difference.total), format.exactRupees(difference.perKilogram))
  }
}

/** Feed, gain and FCR between consecutive weighings. */
function ConversionTable({ batch, temperatures }: { batch: Batch; temperatures: Temperatures }) {
  const { charts, labels, pastBatch } = usePondMessages().figures
  const format = useFormat()
  const ratio = useRatio()
  const words = charts.conversion
  const steps = growthSteps(batch, temperatures)
  if (steps.length === 0) return null
  const some = (kilograms: number) => (kilograms > 0 ? format.kilograms(kilograms) : format.signed(kilograms, 'kg'))
  return (
    <figure className={`${figure.figure} ${chartStyles.chart}`}>
      <figcaption>{words.title}</figcaption>
      <DataTable
        label={words.title}
        columns={[`${words.from} – ${words.to}`, labels.fcr, labels.fed, words.gain, labels.sgr]}
        rows={steps.map(({ conversion: { from, to, feed, gain, economic }, specificGrowthRate: sgr }) => [
          pastBatch(format.day(from.day), format.day(to.day)),
          economic ? `${ratio(economic)} (${ratio.range(economic)})` : '–',
          some(feed),
          some(gain),
          sgr === undefined ? '–' : format.figure(`${sgr.toFixed(2)}%`),
        ])}
      />
    </figure>
  )
}

/** A usual market weight of trout. */
const USUAL_WEIGHT = '250'

/** The time until the fish reach a chosen weight, as a range. */
function UntilWeight({ today, mean, celsius }: { today: string; mean: number; celsius: number }) {
  const words = usePondMessages().figures.until
  const format = useFormat()
  const [typed, setTyped] = useState(USUAL_WEIGHT)
  const wanted = parseAmount(typed) ?? Number.NaN
  const { min, max } = POND_LIMITS.meanWeight
  const isWanted = isWithinLimits('meanWeight', wanted)
  const band = isWanted ? daysToWeight(mean, wanted, celsius) : undefined
  return (
    <div>
      <h4>{words.title}</h4>
      <Field
        label={words.weight}
        name="wantedWeight"
        required
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        value={typed}
        error={isWanted ? undefined : words.wrong(format.amount(min), format.amount(max))}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status">
        {isWanted &&
          (band
            ? words.answer(
                format.grams(wanted),
                format.figure(band.high),
                format.figure(band.low),
                format.day(dayAfter(today, band.high)),
                format.day(dayAfter(today, band.low)),
              )
            : mean >= wanted && words.now(format.grams(wanted)))}
      </p>
    </div>
  )
}

type Row = readonly [label: string, figure: string | undefined, note?: string | undefined]

/** The metrics of a pond and its batch as texts. Unknown ones are left out, but a missing cost has its reason. */
function useMetricRows(pond: PondToday['metrics'], reckoned: BatchMetrics): readonly Row[] {
  const { noPrice } = usePondMessages().figures
  const stock = useStockRows(pond)
  const batch = useBatchRows(reckoned)
  return [...stock, ...batch].filter(([, figure, note]) => figure || note === noPrice)
}

function useStockRows({ weight, biomass, density, ...pond }: PondToday['metrics']): readonly Row[] {
  const { labels, ...words } = usePondMessages().figures
  const format = useFormat()
  const batch = pond.batch ?? lastOf(pond.batches)
  const gone = batch ? batch.harvested + batch.moved : 0
  const count = (fish: number) => (fish === 0 ? format.figure(0) : format.amount(fish))
  return [
    [
      labels.living,
      batch && count(batch.living),
      batch && words.balance(count(batch.stocked + batch.arrived), count(batch.dead), count(gone)),
    ],
    [labels.meanWeight, weight && format.grams(weight.mean)],
    [labels.biomass, biomass === undefined ? undefined : format.kilograms(biomass)],
    [
      labels.density,
      density === undefined ? undefined : format.list([format.perCubicMetre(density), words.density[densityLevel(density)]]),
      words.bounds(format.figure(WATER.lowBelow), format.figure(WATER.crowdedOver, 'kg/m³')),
    ],
  ]
}

function useBatchRows({ growth, conversion, perKilogram, fed, mortality }: BatchMetrics): readonly Row[] {
  const { labels, ...words } = usePondMessages().figures
  const format = useFormat()
  const ratio = useRatio()
  const sgr = growth?.specificGrowthRate
  const tgc = growth?.growthCoefficient
  const given = fed.priced + fed.unpriced
  const fedOn =
    conversion && given > 0 ? words.fedOn(format.figure(conversion.fedDays), format.figure(conversion.days)) : undefined
  return [
    [
      labels.fcr,
      conversion?.economic && ratio(conversion.economic),
      conversion?.economic && [words.mayBe(ratio.range(conversion.economic)), fedOn].join(' · '),
    ],
    [labels.biological, conversion?.biological && ratio(conversion.biological), fedOn],
    [labels.sgr, sgr === undefined ? undefined : words.aDay(format.figure(`${sgr.toFixed(2)}%`))],
    [labels.tgc, tgc === undefined ? undefined : format.figure(tgc.toFixed(2))],
    [labels.mortality, format.figure(`${mortality.toFixed(1)}%`)],
    [labels.fed, given > 0 ? format.kilograms(given) : undefined],
    [
      labels.cost,
      perKilogram === undefined ? undefined : format.exactRupees(perKilogram),
      fedOn && (perKilogram ? fedOn : words.noPrice),
    ],
  ]
}
