import { densityLevel } from '~/rules/feeding'
import { WATER } from '~/rules/water'
import Benchmark from './Benchmark'
import { type BatchFigures, batchFigures } from './batch-figures'
import type { PondToday } from './book-figures'
import ConversionTable from './ConversionTable'
import FeedChart from './FeedChart'
import styles from './Figures.module.css'
import { useFeeds } from './feeds'
import GrowthChart from './GrowthChart'
import { useRatio } from './ratio'
import TemperatureChart from './TemperatureChart'
import UntilWeight from './UntilWeight'
import { usePondWords, useSpoken } from './words'

/** All that the book works out of the batch that lives in a pond, or lived there last. */
export default function FiguresView({ pond: { figures } }: { pond: PondToday }) {
  const words = usePondWords()
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
  const words = usePondWords().figures
  const spoken = useSpoken()
  const ratio = useRatio()
  const { labels } = words
  const { growth, conversion, perKilogram, fed } = reckoned
  const batch = pond.batch ?? pond.batches.at(-1)
  const { weight, biomass, density } = pond
  const gone = batch ? batch.harvested + batch.moved : 0
  const sgr = growth?.specificGrowthRate
  const tgc = growth?.growthCoefficient
  const given = fed.priced + fed.unpriced
  const rows: (readonly [label: string, figure: string | undefined, note?: string | undefined])[] = [
    [
      labels.living,
      batch && count(batch.living),
      batch && words.balance(count(batch.stocked + batch.arrived), count(batch.dead), count(gone)),
    ],
    [labels.meanWeight, weight && spoken.grams(weight.mean)],
    [labels.biomass, biomass === undefined ? undefined : spoken.kilograms(biomass)],
    [
      labels.density,
      density === undefined ? undefined : `${spoken.perCubicMetre(density)}, ${words.density[densityLevel(density)]}`,
      words.bounds(spoken.figure(WATER.lowBelow), spoken.figure(WATER.crowdedOver, 'kg/m³')),
    ],
    [
      labels.fcr,
      conversion?.economic && ratio(conversion.economic),
      conversion?.economic && words.mayBe(ratio.range(conversion.economic)),
    ],
    [labels.biological, conversion?.biological && ratio(conversion.biological)],
    [labels.sgr, sgr === undefined ? undefined : words.aDay(spoken.figure(`${sgr.toFixed(2)}%`))],
    [labels.tgc, tgc === undefined ? undefined : spoken.figure(tgc.toFixed(2))],
    [labels.mortality, spoken.figure(`${reckoned.mortality.toFixed(1)}%`)],
    [labels.fed, given > 0 ? spoken.kilograms(given) : undefined],
    [
      labels.cost,
      perKilogram === undefined ? undefined : spoken.exactRupees(perKilogram),
      conversion && !perKilogram && given > 0 ? words.noPrice : undefined,
    ],
  ]
  return (
    <dl className={styles.rows}>
      {rows
        .filter(([, figure, note]) => figure || note === words.noPrice)
        .map(([label, figure, note]) => (
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

  function count(fish: number) {
    return fish === 0 ? spoken.figure(0) : spoken.amount(fish)
  }
}
