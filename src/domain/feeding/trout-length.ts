import { advancedFeedingPlan } from './feeding'
import { lifeStageOfFish } from './stages'
import { WATER } from './water'

/**
 * Fulton's condition factor of a healthy rainbow trout: 100 × grams ÷ cubic centimetres of total length. Source: Simpkins and
 * Hubert, Proposed revision of the standard-weight equation for rainbow trout (1996), whose fish of 10 to 25 cm have 1.2.
 */
export const CONDITION_FACTOR = { min: 0.9, max: 1.6, otherwise: 1.17 } as const

/** The total length in millimetres of a trout by its weight in grams: about 44 mm × the cube root. */
export const millimetresOf = (grams: number, conditionFactor: number = CONDITION_FACTOR.otherwise): number =>
  10 * Math.cbrt((100 * grams) / conditionFactor)

/** The length of the ruler in millimetres: the long side of A4 minus printer margins. */
export const RULER_LENGTH = 281

/** The drawn width in millimetres with half a number at the end: A4 minus margins of 6 mm. */
export const RULER_SHEET = 285

/** The position in millimetres of the last mark whose number is not cut. */
const LAST_MARK = 278

/** The weights in grams that a ruler labels, and those that it marks between them. */
const NAMED = [1, 5, 15, 50, 100, 150, 200, 250, 300, 350]
const BETWEEN = [0.5, 2, 3, 8, 10, 20, 25, 30, 40, 60, 80, 125, 175, 225, 275, 325]

/** The marks of a ruler by weight, each with its distance from the nose in millimetres. */
export function rulerMarks(conditionFactor: number) {
  const marked = (grams: number, isNamed: boolean) => ({ grams, isNamed, at: millimetresOf(grams, conditionFactor) })
  return [...NAMED.map((grams) => marked(grams, true)), ...BETWEEN.map((grams) => marked(grams, false))]
    .filter(({ at }) => at <= LAST_MARK)
    .sort((one, other) => one.at - other.at)
}

/** The number of fish for the feed amounts on a ruler. */
export const RULED_FISH = 1000

/** The daily feed in kilograms for that many fish of a weight in grams, at full ration. */
export const rationOfFish = (grams: number): number =>
  advancedFeedingPlan({
    fishCount: RULED_FISH,
    averageWeight: grams,
    lifeStage: lifeStageOfFish(grams),
    waterTemp: WATER.fullRation.from,
  })?.daily ?? Number.NaN
