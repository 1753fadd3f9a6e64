export const BAG_KILOGRAMS = 25
/** Bags per month above which the form asks for confirmation, because it is usually a typing error. */
export const MOST_BAGS_UNASKED = 1000
export const MAX_FISH_COUNT = 100_000_000
export const MAX_AVERAGE_WEIGHT = 50_000
/** In °C. */
export const WATER_TEMPERATURE = { min: 0, max: 35 }
/** Example values in the fields of a calculator. */
export const SUCH_AS = { fishCount: 1000, averageWeight: 50, waterTemp: 12, pondSize: 20 } as const
export const FEEDING_CHART_YEAR = 1980
export const POND_SIZE = { min: 0.01, max: 10_000_000 }
