import { MAX_AVERAGE_WEIGHT, MAX_FISH_COUNT, POND_SIZE, WATER_TEMPERATURE } from '../feeding/feeding-limits'
import { isWellFormed } from '../well-formed'

/** Minimum and maximum of each figure of the pond book. */
export const POND_LIMITS = {
  /** Fish. */
  count: { min: 1, max: MAX_FISH_COUNT },
  /** Grams per fish. */
  meanWeight: { min: 0.01, max: MAX_AVERAGE_WEIGHT },
  /** Feed, fish or bags, in kg. */
  kilograms: { min: 0.001, max: 1_000_000 },
  /** Total weight of fish in one weighing, in g. */
  grams: { min: 0.01, max: 10_000_000 },
  temperature: WATER_TEMPERATURE,
  /** Oxygen in mg/L. */
  oxygen: { min: 0, max: 25 },
  /** Days without harvest after a treatment. */
  withdrawalDays: { min: 0, max: 1000 },
  cubicMetres: POND_SIZE,
  /** Length, width and depth in m. */
  metres: { min: 0.05, max: 100_000 },
  /** Litres per second. */
  waterFlow: { min: 0.01, max: 100_000 },
  /** Days between the warning and the end of the feed. */
  warnDays: { min: 0, max: 60 },
  weighings: { min: 1, max: 100 },
} as const satisfies Record<string, { min: number; max: number }>

/** Maximum characters of texts. */
export const POND_TEXTS = { name: 60, feed: 120, sku: 40, treatment: 120, note: 200 } as const

export const MAX_PONDS = 100
export const MAX_POND_EVENTS = 100_000
export const MAX_CORRECTIONS = 1000
/** Lots that one question about sacks may name. */
export const MOST_SACKS = 60
export const FIRST_DAY = '2000-01-01'

export type PondFigure = keyof typeof POND_LIMITS

export const isWithinLimits = (name: PondFigure, value: number): boolean =>
  value >= POND_LIMITS[name].min && value <= POND_LIMITS[name].max

/** Possible markup or script, or an invisible character. */
const NOT_PLAIN = /<\s*[a-z!/?]|javascript\s*:|[\p{Cc}\u2028\u2029]/iu

export const isPlainText = (text: string): boolean => isWellFormed(text) && !NOT_PLAIN.test(text)
