import { temperatureFactor } from './feeding'
import { WATER_TEMPERATURE } from './feeding-limits'
import { WATER } from './water'

/** The °C at which the ration changes, and the ends of what a calculator takes. */
const EDGES = [
  WATER_TEMPERATURE.min,
  WATER.halfRationBelow,
  WATER.fullRation.from,
  WATER.fullRation.to,
  WATER.hotAbove,
  WATER_TEMPERATURE.max,
]

/** A stretch of water temperature in °C, and the share of the full ration that trout get in it. */
export interface RationStep {
  from: number
  to: number
  factor: number
}

export const RATION_STEPS: readonly RationStep[] = EDGES.slice(1).map((to, index) => {
  const from = EDGES[index] ?? to
  return { from, to, factor: temperatureFactor((from + to) / 2) }
})

/** The steps that a wall chart shows, the coldest first: up to the end of published tables. Above, feed little or nothing. */
export const CHART_STEPS: readonly RationStep[] = RATION_STEPS.filter(({ from }) => from < WATER.tablesEnd).map((step) => ({
  ...step,
  to: Math.min(step.to, WATER.tablesEnd),
}))

/** The step of a temperature, as `temperatureFactor` has it: 12 and 18 °C belong to the full ration, 22 °C to the step below. */
export const rationStepOf = (waterTemp: number): RationStep | undefined =>
  RATION_STEPS.find(({ from, to, factor }) => waterTemp >= from && waterTemp <= to && factor === temperatureFactor(waterTemp))
