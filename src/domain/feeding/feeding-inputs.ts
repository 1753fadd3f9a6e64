import { parseAmount } from '../amounts'
import { foldedText } from '../folded-text'
import type { FeedingInputs } from './feeding'
import { MAX_AVERAGE_WEIGHT, MAX_FISH_COUNT, POND_SIZE, WATER_TEMPERATURE } from './feeding-limits'
import { isLifeStageOfFish, LIFE_STAGES, type LifeStage, lifeStageOfFish } from './stages'

/** The least and the most a trout farm can answer: fish, grams a fish, °C of water, m³ of pond. */
const LIMITS = {
  fishCount: { min: 1, max: MAX_FISH_COUNT },
  averageWeight: { min: 0.01, max: MAX_AVERAGE_WEIGHT },
  waterTemp: WATER_TEMPERATURE,
  pondSize: POND_SIZE,
} as const

export type Figure = keyof typeof LIMITS

export const FIRST_LIFE_STAGE: LifeStage = 'grower'

/** What stands in a calculator's fields, as it was typed. An empty life stage follows the weight. */
export type TypedInputs = Record<Figure | 'lifeStage', string>

const figures = Object.keys(LIMITS) as Figure[]

const isLifeStage = (text: string): text is LifeStage => (LIFE_STAGES as readonly string[]).includes(text)

/** How people write each unit behind a figure, in folded text: º is an o there, m³ is m3. */
const UNITS = {
  fishCount: 'fish|مچھلی|مچھلیاں|मछली|मछलियाँ|मछलियां',
  averageWeight: 'g|gms?|grams?|گرام|ग्राम',
  waterTemp: '([°o]|deg(rees?)?|ڈگری|डिग्री)? ?(c(elsius)?|سینٹی گریڈ|سیلسیس|से|सेल्सियस)?',
  pondSize: 'm3|cu m|cubic met(re|er)s?|کیوبک میٹر|घन मीटर|क्यूबिक मीटर',
}

/** The typed text of a figure without the unit of its field; one with another unit stays as it is. */
const withoutUnit = (text: string, name: keyof typeof UNITS): string =>
  foldedText(text)
    .trim()
    .replace(new RegExp(`^(.*\\d) ?(${UNITS[name]})\\.?$`, 'i'), '$1')

function readFigure(name: Figure, text: string): number | undefined {
  const figure = parseAmount(withoutUnit(text, name))
  const { min, max } = LIMITS[name]
  return figure !== undefined && figure >= min && figure <= max ? figure : undefined
}

/** The inputs of a plan as typed. A figure that is empty or cannot be meant is left out; such a temperature is NaN. */
export function readInputs(typed: TypedInputs): FeedingInputs {
  const read = Object.fromEntries(figures.map((name) => [name, readFigure(name, typed[name])]))
  const isWrongWater = read['waterTemp'] === undefined && typed.waterTemp.trim() !== ''
  return { ...read, ...(isWrongWater && { waterTemp: Number.NaN }), lifeStage: readLifeStage(typed, read['averageWeight']) }
}

function readLifeStage({ lifeStage }: TypedInputs, averageWeight: number | undefined): LifeStage {
  if (isLifeStage(lifeStage)) return lifeStage
  return averageWeight === undefined ? FIRST_LIFE_STAGE : lifeStageOfFish(averageWeight)
}

/** The life stage that fits the weight better than the chosen one; undefined where the chosen one fits. */
export function betterLifeStage({ lifeStage, averageWeight }: FeedingInputs): LifeStage | undefined {
  if (averageWeight === undefined || isLifeStageOfFish(lifeStage, averageWeight)) return undefined
  return lifeStageOfFish(averageWeight)
}

/** The fields whose text is not a figure that can be meant; an empty field is not one of them. */
export const wrongFigures = (typed: TypedInputs): Figure[] =>
  figures.filter((name) => typed[name].trim() !== '' && readFigure(name, typed[name]) === undefined)
