import { parseAmount } from '../amounts'
import { foldedText } from '../folded-text'
import type { FeedingInputs } from './feeding'
import { MAX_AVERAGE_WEIGHT, MAX_FISH_COUNT, POND_SIZE, WATER_TEMPERATURE } from './feeding-limits'
import { isLifeStageOfFish, LIFE_STAGES, type LifeStage, lifeStageOfFish } from './stages'

/** Plausible limits of a trout farm: fish, grams per fish, °C of water, m³ of pond. */
const LIMITS = {
  fishCount: { min: 1, max: MAX_FISH_COUNT },
  averageWeight: { min: 0.01, max: MAX_AVERAGE_WEIGHT },
  waterTemp: WATER_TEMPERATURE,
  pondSize: POND_SIZE,
} as const

export type Figure = keyof typeof LIMITS

export const FIRST_LIFE_STAGE: LifeStage = 'grower'

/** The typed text of each field. An empty life stage follows the weight. */
export type TypedInputs = Record<Figure | 'lifeStage', string>

const figures = Object.keys(LIMITS) as Figure[]

const isLifeStage = (text: string): text is LifeStage => (LIFE_STAGES as readonly string[]).includes(text)

/** Units as typed behind a figure, in folded text: º becomes o, m³ becomes m3. */
const UNITS = {
  fishCount: 'fish|مچھلی|مچھلیاں|मछली|मछलियाँ|मछलियां',
  averageWeight: 'g|gms?|grams?|گرام|ग्राम',
  waterTemp: '([°o]|deg(rees?)?|ڈگری|डिग्री)? ?(c(elsius)?|سینٹی گریڈ|سیلسیس|से|सेल्सियस)?',
  pondSize: 'm3|cu m|cubic met(re|er)s?|کیوبک میٹر|घन मीटर|क्यूबिक मीटर',
}

/** Removes the unit of the field from a typed figure. A figure with another unit stays unchanged. */
const withoutUnit = (text: string, name: keyof typeof UNITS): string =>
  foldedText(text)
    .trim()
    .replace(new RegExp(`^(.*\\d) ?(${UNITS[name]})\\.?$`, 'i'), '$1')

function readFigure(name: Figure, text: string): number | undefined {
  const figure = parseAmount(withoutUnit(text, name))
  const { min, max } = LIMITS[name]
  return figure !== undefined && figure >= min && figure <= max ? figure : undefined
}

/** Parses typed inputs. Empty and implausible figures are left out; an implausible temperature becomes NaN. */
export function readInputs(typed: TypedInputs): FeedingInputs {
  const read = Object.fromEntries(figures.map((name) => [name, readFigure(name, typed[name])]))
  const isWrongWater = read['waterTemp'] === undefined && typed.waterTemp.trim() !== ''
  return { ...read, ...(isWrongWater && { waterTemp: Number.NaN }), lifeStage: readLifeStage(typed, read['averageWeight']) }
}

function readLifeStage({ lifeStage }: TypedInputs, averageWeight: number | undefined): LifeStage {
  if (isLifeStage(lifeStage)) return lifeStage
  return averageWeight === undefined ? FIRST_LIFE_STAGE : lifeStageOfFish(averageWeight)
}

/** The life stage that fits the weight, if the chosen one does not; otherwise undefined. */
export function betterLifeStage({ lifeStage, averageWeight }: FeedingInputs): LifeStage | undefined {
  if (averageWeight === undefined || isLifeStageOfFish(lifeStage, averageWeight)) return undefined
  return lifeStageOfFish(averageWeight)
}

/** The fields with implausible text; empty fields are valid. */
export const wrongFigures = (typed: TypedInputs): Figure[] =>
  figures.filter((name) => typed[name].trim() !== '' && readFigure(name, typed[name]) === undefined)
