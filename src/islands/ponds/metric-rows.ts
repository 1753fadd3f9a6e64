import { densityLevel } from '~/domain/feeding/feeding'
import { WATER } from '~/domain/feeding/water'
import type { BatchMetrics } from './batch-metrics'
import type { PondToday } from './book-metrics'
import { useRatio } from './ratio'
import { useFormat, usePondMessages } from './words'

type Row = readonly [label: string, figure: string | undefined, note?: string | undefined]

/** The figures of a pond and of its batch, in words; what is not known is left out, but not why a cost is missing. */
export function useMetricRows(pond: PondToday['metrics'], reckoned: BatchMetrics): readonly Row[] {
  const { noPrice } = usePondMessages().figures
  const stock = useStockRows(pond)
  const batch = useBatchRows(reckoned)
  return [...stock, ...batch].filter(([, figure, note]) => figure || note === noPrice)
}

function useStockRows({ weight, biomass, density, ...pond }: PondToday['metrics']): readonly Row[] {
  const { labels, ...words } = usePondMessages().figures
  const spoken = useFormat()
  const batch = pond.batch ?? pond.batches.at(-1)
  const gone = batch ? batch.harvested + batch.moved : 0
  const count = (fish: number) => (fish === 0 ? spoken.figure(0) : spoken.amount(fish))
  return [
    [
      labels.living,
      batch && count(batch.living),
      batch && words.balance(count(batch.stocked + batch.arrived), count(batch.dead), count(gone)),
    ],
    [labels.meanWeight, weight && spoken.grams(weight.mean)],
    [labels.biomass, biomass === undefined ? undefined : spoken.kilograms(biomass)],
    [
      labels.density,
      density === undefined ? undefined : spoken.list([spoken.perCubicMetre(density), words.density[densityLevel(density)]]),
      words.bounds(spoken.figure(WATER.lowBelow), spoken.figure(WATER.crowdedOver, 'kg/m³')),
    ],
  ]
}

function useBatchRows({ growth, conversion, perKilogram, fed, mortality }: BatchMetrics): readonly Row[] {
  const { labels, ...words } = usePondMessages().figures
  const spoken = useFormat()
  const ratio = useRatio()
  const sgr = growth?.specificGrowthRate
  const tgc = growth?.growthCoefficient
  const given = fed.priced + fed.unpriced
  return [
    [
      labels.fcr,
      conversion?.economic && ratio(conversion.economic),
      conversion?.economic && words.mayBe(ratio.range(conversion.economic)),
    ],
    [labels.biological, conversion?.biological && ratio(conversion.biological)],
    [labels.sgr, sgr === undefined ? undefined : words.aDay(spoken.figure(`${sgr.toFixed(2)}%`))],
    [labels.tgc, tgc === undefined ? undefined : spoken.figure(tgc.toFixed(2))],
    [labels.mortality, spoken.figure(`${mortality.toFixed(1)}%`)],
    [labels.fed, given > 0 ? spoken.kilograms(given) : undefined],
    [
      labels.cost,
      perKilogram === undefined ? undefined : spoken.exactRupees(perKilogram),
      conversion && !perKilogram && given > 0 ? words.noPrice : undefined,
    ],
  ]
}
