import type { FeedingPlan } from './feeding'
import { FEEDING_CHART_YEAR } from './feeding-limits'

/** The source of the chart, as cited on the page; online at haywood.ces.ncsu.edu/troutinformationandlinks. */
export const FEEDING_CHART_SOURCE = `E. Leitritz and R. C. Lewis, Trout and Salmon Culture, University of California, ${FEEDING_CHART_YEAR}, as charted by North Carolina State University Extension`

const GRAMS_IN_A_POUND = 453.59237

/** The limits between the 11 columns in fish per pound, smallest fish first. */
const FISH_A_POUND = [2542, 304, 88.3, 37.8, 19.7, 11.6, 7.35, 4.94, 3.47, 2.53]

const COLDEST = 36

/**
 * Percent of body weight per day, one row per °F from 36 to 68. In the second column 9.1 and 9.4 at 67 and 68 °F do not fit its
 * series (7.5, 7.8) and are probably misprints; they are omitted (-).
 */
const PERCENT = `
2.7 2.2 1.7 1.3 1.0 0.8 0.7 0.6 0.5 0.5 0.4
2.7 2.3 1.8 1.4 1.1 0.9 0.7 0.6 0.5 0.5 0.4
2.9 2.4 2.0 1.5 1.2 0.9 0.8 0.7 0.6 0.5 0.5
3.0 2.5 2.2 1.7 1.3 0.9 0.8 0.7 0.6 0.6 0.5
3.2 2.6 2.2 1.7 1.3 1.0 0.9 0.8 0.7 0.6 0.5
3.3 2.8 2.2 1.8 1.4 1.1 0.9 0.8 0.7 0.6 0.5
3.5 2.8 2.4 1.8 1.4 1.2 0.9 0.8 0.7 0.6 0.5
3.6 3.0 2.5 1.9 1.4 1.2 1.0 0.9 0.8 0.7 0.6
3.8 3.1 2.5 2.0 1.5 1.3 1.0 0.9 0.8 0.8 0.6
4.0 3.3 2.7 2.1 1.6 1.3 1.1 1.0 0.9 0.8 0.7
4.1 3.4 2.8 2.2 1.7 1.4 1.2 1.0 0.9 0.8 0.7
4.3 3.6 3.0 2.3 1.7 1.4 1.2 1.0 0.9 0.8 0.7
4.5 3.8 3.0 2.4 1.8 1.5 1.3 1.1 1.0 0.9 0.8
4.7 3.9 3.2 2.5 1.9 1.5 1.3 1.1 1.0 0.9 0.8
5.2 4.3 3.4 2.7 2.0 1.7 1.4 1.2 1.1 1.0 0.9
5.4 4.5 3.5 2.8 2.1 1.7 1.5 1.3 1.1 1.0 0.9
5.4 4.5 3.6 2.8 2.1 1.7 1.5 1.3 1.1 1.0 0.9
5.6 4.7 3.8 2.9 2.2 1.8 1.5 1.3 1.1 1.1 1.0
5.8 4.9 3.9 3.0 2.3 1.9 1.6 1.4 1.3 1.1 1.0
6.1 5.1 4.2 3.2 2.4 2.0 1.6 1.4 1.3 1.1 1.0
6.3 5.3 4.3 3.3 2.5 2.0 1.7 1.5 1.3 1.2 1.0
6.7 5.5 4.5 3.5 2.6 2.1 1.8 1.5 1.4 1.2 1.1
7.0 5.8 4.8 3.6 2.7 2.2 1.9 1.6 1.4 1.3 1.2
7.3 6.0 5.0 3.7 2.8 2.3 1.9 1.7 1.5 1.3 1.2
7.5 6.3 5.1 3.9 3.0 2.4 2.0 1.7 1.5 1.4 1.3
7.8 6.5 5.3 4.1 3.1 2.5 2.0 1.8 1.6 1.4 1.3
8.1 6.7 5.5 4.3 3.2 2.6 2.1 1.8 1.6 1.5 1.4
8.4 7.0 5.7 4.5 3.4 2.7 2.1 1.9 1.7 1.5 1.4
8.7 7.2 5.9 4.7 3.5 2.8 2.2 1.9 1.7 1.6 1.5
9.0 7.5 6.1 4.9 3.6 2.9 2.2 2.0 1.8 1.6 1.5
9.3 7.8 6.3 5.1 3.8 3.0 2.3 2.0 1.8 1.6 1.6
9.6 -   6.6 5.3 3.9 3.1 2.4 2.1 1.9 1.7 1.6
9.9 -   6.9 5.5 4.0 3.2 2.5 2.1 2.0 1.8 1.7
`
  .trim()
  .split('\n')
  .map((row) => row.split(/\s+/).map((cell) => (cell === '-' ? undefined : Number(cell))))

interface FeedingRange {
  least: number
  most: number
}

/**
 * The published range for a fish weight in grams and a temperature in °C. It includes the rows one °F above and below, because
 * thermometers are precise to half a °C. Undefined below 2 °C, above 20 °C and for omitted cells.
 */
export function publishedRange(averageWeight: number | undefined, waterTemp: number | undefined): FeedingRange | undefined {
  if (averageWeight === undefined || waterTemp === undefined || !(averageWeight > 0) || !(waterTemp <= 20)) return undefined
  const row = Math.round((waterTemp * 9) / 5 + 32) - COLDEST
  const column = FISH_A_POUND.filter((fish) => GRAMS_IN_A_POUND / averageWeight < fish).length
  if (PERCENT[row]?.[column] === undefined) return undefined
  const near = [row - 1, row, row + 1].map((index) => PERCENT[index]?.[column]).filter((cell) => cell !== undefined)
  return { least: Math.min(...near), most: Math.max(...near) }
}

/** Converts the range to kilograms of feed per day, for a biomass in kilograms. */
export const publishedFeed = ({ least, most }: FeedingRange, biomass: number): FeedingRange => ({
  least: (biomass * least) / 100,
  most: (biomass * most) / 100,
})

/**
 * If a plan is outside the published range: kilograms of feed per day to start with, and the maximum to reach; otherwise
 * undefined.
 */
export function startOutside(
  range: FeedingRange,
  { biomass, daily, percent }: FeedingPlan,
): { from: number; to: number } | undefined {
  // Floating point: 3 × 0.7 differs slightly from the chart's 2.1.
  const own = Number(percent.toFixed(2))
  if (own >= range.least && own <= range.most) return undefined
  const { least, most } = publishedFeed(range, biomass)
  return { from: Math.min(daily, least), to: Math.max(daily, most) }
}
