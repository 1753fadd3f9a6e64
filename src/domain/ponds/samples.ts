import type { Weighing } from './schema'

/**
 * Coefficient of variation of trout weights. Source: R. S. Rasmussen and T. Ostenfeld, Intraspecific growth variation among rainbow
 * trout and brook trout, 2000.
 */
export const WEIGHT_VARIATION = 0.257

/** Target error of a mean: twice its standard error relative to the mean. */
export const WANTED_ERROR = 0.05

/** Minimum weighings to estimate the error from their own variation. */
const ENOUGH_WEIGHINGS = 3

/** Number of weighed fish, their mean weight and its standard error in g. */
export interface Sample {
  number: number
  mean: number
  standardError: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The mean weight over several weighings. NaN without fish. */
export function sampleOf(weighings: readonly Weighing[]): Sample {
  const number = sum(weighings.map((weighing) => weighing.number))
  const mean = sum(weighings.map(({ grams }) => grams)) / number
  return { number, mean, standardError: standardError(weighings, number, mean) }
}

/** From the weighings if there are at least three (ratio estimator), otherwise from the number of fish. */
function standardError(weighings: readonly Weighing[], number: number, mean: number): number {
  const count = weighings.length
  if (count < ENOUGH_WEIGHINGS) return (WEIGHT_VARIATION * mean) / Math.sqrt(number)
  const squares = sum(weighings.map((weighing) => (weighing.grams - mean * weighing.number) ** 2))
  return Math.sqrt((squares * count) / (count - 1)) / number
}

/** Number of fish still to weigh until the error is within 5 %; 0 if it is. */
export function moreToWeigh({ number, mean, standardError }: Sample): number {
  const share = (2 * standardError) / mean
  return share > WANTED_ERROR ? Math.ceil(number * (share / WANTED_ERROR) ** 2) - number : 0
}
