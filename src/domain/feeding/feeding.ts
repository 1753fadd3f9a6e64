import { MAX_PAISE } from '../money'
import { BAG_KILOGRAMS, MAX_AVERAGE_WEIGHT, MAX_FISH_COUNT, POND_SIZE, WATER_TEMPERATURE } from './feeding-limits'
import type { LifeStage } from './stages'
import { RATION_SHARES, WATER } from './water'

/** Daily feed as a percentage of biomass, and the number of feeds it is divided into. */
export const FEEDING_RATES: Record<LifeStage, { percent: number; feeds: number }> = {
  fry: { percent: 5, feeds: 10 },
  fingerling: { percent: 3, feeds: 4 },
  grower: { percent: 2, feeds: 2 },
  broodstock: { percent: 1.5, feeds: 2 },
}

/** The hours (0 to 23) of each feed. */
export const FEEDING_HOURS = {
  fry: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
  fingerling: [8, 11, 14, 17],
  grower: [9, 16],
  broodstock: [9, 16],
} as const satisfies Record<LifeStage, readonly number[]>

/** The biomass in kilograms that the feeding schedule is for. */
export const SCHEDULE_BIOMASS = 100

/** Hours without feed before transport. Source: Farm Animal Welfare Council, Welfare of Farmed Fish (1996). */
export const FAST_BEFORE_TRANSPORT = 48

/** Inputs: fish, grams per fish, °C, and m³ of pond. Missing ones are left out; an invalid temperature is NaN. */
export interface FeedingInputs {
  fishCount?: number | undefined
  averageWeight?: number | undefined
  lifeStage: LifeStage
  waterTemp?: number | undefined
  pondSize?: number | undefined
}

/** Feed in kilograms for a biomass in kilograms. */
export interface FeedingPlan {
  biomass: number
  /** Percent of biomass per day, adjusted for the temperature. */
  percent: number
  feedsADay: number
  daily: number
  perFeed: number
  weekly: number
  monthly: number
  /** Bags of 25 kg per month, rounded up. */
  bags: number
}

const isWithin = (value: number | undefined, min: number, max: number): value is number =>
  value !== undefined && value >= min && value <= max

/** The factor on the ration for a water temperature in °C: 1 from 12 to 18 °C and if none is given. */
export function temperatureFactor(waterTemp: number | undefined): number {
  if (waterTemp === undefined || Number.isNaN(waterTemp)) return RATION_SHARES.full
  if (waterTemp < WATER.halfRationBelow) return RATION_SHARES.cold
  if (waterTemp < WATER.fullRation.from) return RATION_SHARES.cool
  if (waterTemp > WATER.hotAbove) return RATION_SHARES.hot
  return waterTemp > WATER.fullRation.to ? RATION_SHARES.warm : RATION_SHARES.full
}

/** Bags of 25 kg for some kilograms, rounded to the gram, so that 25.0000001 kg is one bag. */
const bagsFor = (kilograms: number) => Math.max(1, Math.ceil(Math.round(kilograms * 1000) / (BAG_KILOGRAMS * 1000)))

/**
 * The simple calculator. Undefined without a plausible count and weight, and for temperatures in which trout cannot live.
 */
export function feedingPlan(inputs: FeedingInputs, factor = 1): FeedingPlan | undefined {
  const { fishCount, averageWeight, lifeStage, waterTemp } = inputs
  if (!isWithin(fishCount, Number.MIN_VALUE, MAX_FISH_COUNT)) return undefined
  if (!isWithin(averageWeight, Number.MIN_VALUE, MAX_AVERAGE_WEIGHT)) return undefined
  if (waterTemp !== undefined && !isWithin(waterTemp, WATER_TEMPERATURE.min, WATER_TEMPERATURE.max)) return undefined
  const biomass = (fishCount * averageWeight) / 1000
  const { percent, feeds } = FEEDING_RATES[lifeStage]
  const daily = (biomass * percent * factor) / 100
  const monthly = daily * 30
  return {
    biomass,
    percent: percent * factor,
    feedsADay: feeds,
    daily,
    perFeed: daily / feeds,
    weekly: daily * 7,
    monthly,
    bags: bagsFor(monthly),
  }
}

/** The advanced calculator: the same plan with the ration adjusted to the temperature. */
export const advancedFeedingPlan = (inputs: FeedingInputs): FeedingPlan | undefined =>
  feedingPlan(inputs, temperatureFactor(inputs.waterTemp))

/** Stocking density in kg/m³, from a biomass in kg and a pond in m³; undefined without a pond. */
export function stockingDensity({ biomass }: Pick<FeedingPlan, 'biomass'>, pondSize: number | undefined): number | undefined {
  return isWithin(pondSize, POND_SIZE.min, POND_SIZE.max) ? (biomass * 1000) / (pondSize * 1000) : undefined
}

type DensityLevel = 'high' | 'optimal' | 'low'

/** Rates a stocking density (kg/m³): above 25 high, 15 to 25 optimal, below 15 low. */
export function densityLevel(density: number): DensityLevel {
  if (density > WATER.crowdedOver) return 'high'
  return density < WATER.lowBelow ? 'low' : 'optimal'
}

export type FeedingNotice = 'crowded' | 'sparse' | 'cold' | 'warm'

/** A sparse pond is only information, not a warning. */
export const noticeKind = (notice: FeedingNotice) => (notice === 'sparse' ? 'info' : 'warning')

/** Crowded above 25 kg/m³, sparse below 10, cold below 12 °C, warm above 20 °C, where published trout tables end. */
export function feedingNotices(density: number | undefined, waterTemp: number | undefined): FeedingNotice[] {
  const notices: FeedingNotice[] = []
  if (density !== undefined && density > WATER.crowdedOver) notices.push('crowded')
  if (density !== undefined && density < WATER.sparseBelow) notices.push('sparse')
  if (waterTemp !== undefined && waterTemp < WATER.fullRation.from) notices.push('cold')
  if (waterTemp !== undefined && waterTemp > WATER.tablesEnd) notices.push('warm')
  return notices
}

/** Cost of a month's bags in paise; undefined above the maximum price. */
export function monthlyCost(bags: number, bagPrice: number): number | undefined {
  const cost = bags * bagPrice
  return cost <= MAX_PAISE ? cost : undefined
}
