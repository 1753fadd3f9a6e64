import { temperatureFactor } from './feeding'
import { WATER_TEMPERATURE } from './feeding-limits'
import { WATER } from './water'

/** The temperatures in °C where the ration changes, and the limits of the calculator. */
const EDGES = [
  WATER_TEMPERATURE.min,
  WATER.halfRationBelow,
  WATER.fullRation.from,
  WATER.fullRation.to,
  WATER.hotAbove,
  WATER_TEMPERATURE.max,
]

/** A temperature range in °C, and the share of the full ration in it. */
export interface RationStep {
  from: number
  to: number
  factor: number
}

export const RATION_STEPS: readonly RationStep[] = EDGES.slice(1).map((to, index) => {
  const from = EDGES[index] ?? to
  return { from, to, factor: temperatureFactor((from + to) / 2) }
})

/** The steps of the wall chart, coldest first, up to the end of published tables. Above that, feed little or nothing. */
export const CHART_STEPS: readonly RationStep[] = RATION_STEPS.filter(({ from }) => from < WATER.tablesEnd).map((step) => ({
  ...step,
  to: Math.min(step.to, WATER.tablesEnd),
}))

/** The step of a temperature, consistent with `temperatureFactor`: 12 and 18 °C have the full ration, 22 °C the step below. */
export const rationStepOf = (waterTemp: number): RationStep | undefined =>
  RATION_STEPS.find(({ from, to, factor }) => waterTemp >= from && waterTemp <= to && factor === temperatureFactor(waterTemp))
