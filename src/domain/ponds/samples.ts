import type { Weighing } from './schema'

/**
 * How single trout vary in weight, as a share of their mean. Source: R. S. Rasmussen and T. Ostenfeld, Intraspecific growth
 * variation among rainbow trout and brook trout, 2000: coefficient of variation 0.257.
 */
export const WEIGHT_VARIATION = 0.257

/** The error of a mean that is good enough: twice its standard error, as a share of the mean. */
export const WANTED_ERROR = 0.05

/** From so many weighings on, they tell themselves how far they are apart. */
const ENOUGH_WEIGHINGS = 3

/** Fish weighed, their mean weight and its standard error, both in g. */
export interface Sample {
  number: number
  mean: number
  standardError: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The mean weight of fish weighed together in some weighings. NaN without any fish. */
export function sampleOf(weighings: readonly Weighing[]): Sample {
  const number = sum(weighings.map((weighing) => weighing.number))
  const mean = sum(weighings.map(({ grams }) => grams)) / number
  return { number, mean, standardError: standardError(weighings, number, mean) }
}

/** From the weighings where there are three or more (ratio estimator), else from the number of fish. */
function standardError(weighings: readonly Weighing[], number: number, mean: number): number {
  const count = weighings.length
  if (count < ENOUGH_WEIGHINGS) return (WEIGHT_VARIATION * mean) / Math.sqrt(number)
  const squares = sum(weighings.map((weighing) => (weighing.grams - mean * weighing.number) ** 2))
  return Math.sqrt((squares * count) / (count - 1)) / number
}

/** Fish that are still to be weighed until the mean is within 5 %; 0 where it is. */
export function moreToWeigh({ number, mean, standardError }: Sample): number {
  const share = (2 * standardError) / mean
  return share > WANTED_ERROR ? Math.ceil(number * (share / WANTED_ERROR) ** 2) - number : 0
}
