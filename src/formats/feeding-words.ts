import { FEEDING_RATES, type FeedingInputs, type FeedingPlan, temperatureFactor } from '~/rules/feeding'
import { LIFE_STAGE_LABELS } from '~/rules/stages'
import { formatAmount, formatKilograms } from './amounts'

/** The sum behind a plan, a step a line. `isFitted` says whether the water's temperature is part of it. */
export function workingOf(inputs: FeedingInputs, plan: FeedingPlan, isFitted: boolean): string[] {
  const { fishCount = 0, averageWeight = 0, lifeStage, waterTemp } = inputs
  const rate = FEEDING_RATES[lifeStage].percent
  const fitted = isFitted && waterTemp !== undefined
  const water = fitted ? ` × ${temperatureFactor(waterTemp)} (water of ${waterTemp} °C)` : ''
  return [
    `${formatAmount(fishCount)} fish × ${formatAmount(averageWeight)} g = ${formatKilograms(plan.biomass)} of fish`,
    `${rate}% a day (${LIFE_STAGE_LABELS[lifeStage].toLowerCase()})${water} = ${formatAmount(plan.percent)}%`,
    `${formatKilograms(plan.biomass)} × ${formatAmount(plan.percent)}% = ${formatKilograms(plan.daily)} a day`,
  ]
}

export const spokenPlan = ({ biomass, daily, perFeed, feedsADay, weekly, monthly }: FeedingPlan): string =>
  `${formatKilograms(daily)} a day, in ${feedsADay} feeds of ${formatKilograms(perFeed)}. ` +
  `${formatKilograms(weekly)} a week, ${formatKilograms(monthly)} a month, for a biomass of ${formatKilograms(biomass)}.`
