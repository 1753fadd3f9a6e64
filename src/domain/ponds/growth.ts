/**
 * Thermal growth coefficients, times 1000: slow, usual and fast. Trout usually have 1.3 to 2.0. Source: C. Y. Cho, Feeding systems
 * for rainbow trout and other salmonids, Aquaculture 100 (1992).
 */
export const GROWTH_BAND = { low: 1.3, middle: 1.7, high: 2 } as const

export type Band = Record<keyof typeof GROWTH_BAND, number>

/** Specific growth rate in % per day between two weights in g; undefined within one day. */
export const specificGrowthRate = (from: number, to: number, days: number): number | undefined =>
  days > 0 ? (100 * (Math.log(to) - Math.log(from))) / days : undefined

/** Thermal growth coefficient, times 1000, between two weights in g over degree-days; undefined without degree-days. */
export const growthCoefficient = (from: number, to: number, degreeDays: number): number | undefined =>
  degreeDays > 0 ? (1000 * (Math.cbrt(to) - Math.cbrt(from))) / degreeDays : undefined

/** The weight in g after some degree-days, for a start weight and a coefficient (times 1000). */
export const grownWeight = (from: number, coefficient: number, degreeDays: number): number =>
  (Math.cbrt(from) + (coefficient * degreeDays) / 1000) ** 3

const band = (make: (coefficient: number) => number): Band => ({
  low: make(GROWTH_BAND.low),
  middle: make(GROWTH_BAND.middle),
  high: make(GROWTH_BAND.high),
})

/** Expected weights in g, from slow to fast growth. */
export const forecastWeights = (from: number, degreeDays: number): Band =>
  band((coefficient) => grownWeight(from, coefficient, degreeDays))

/** Whole days to reach a weight at a constant °C; undefined at 0 °C or if the fish already weigh as much. */
export function daysToWeight(from: number, to: number, celsius: number): Band | undefined {
  if (!(celsius > 0) || !(to > from)) return undefined
  return band((coefficient) => Math.round((1000 * (Math.cbrt(to) - Math.cbrt(from))) / (coefficient * celsius)))
}
