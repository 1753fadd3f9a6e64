import { parseAmount } from '~/formats/amounts'
import { type FeedingInputs, MAX_AVERAGE_WEIGHT, MAX_FISH_COUNT, POND_SIZE } from './feeding'
import { LIFE_STAGES, type LifeStage } from './stages'

/** The least and the most a trout farm can answer: fish, grams a fish, °C of water, m³ of pond. */
const LIMITS = {
  fishCount: { min: 1, max: MAX_FISH_COUNT },
  averageWeight: { min: 0.01, max: MAX_AVERAGE_WEIGHT },
  waterTemp: { min: 0, max: 35 },
  pondSize: POND_SIZE,
} as const

export type Figure = keyof typeof LIMITS

/** What stands in a calculator's fields, as it was typed. */
export type TypedInputs = Record<Figure | 'lifeStage', string>

const figures = Object.keys(LIMITS) as Figure[]

const isLifeStage = (text: string): text is LifeStage => (LIFE_STAGES as readonly string[]).includes(text)

function readFigure(name: Figure, text: string): number | undefined {
  const figure = parseAmount(text)
  const { min, max } = LIMITS[name]
  return figure !== undefined && figure >= min && figure <= max ? figure : undefined
}

/** The inputs of a plan as typed; a figure that is empty or cannot be meant is left out. */
export function readInputs(typed: TypedInputs): FeedingInputs {
  const read = Object.fromEntries(figures.map((name) => [name, readFigure(name, typed[name])]))
  return { ...read, lifeStage: isLifeStage(typed.lifeStage) ? typed.lifeStage : 'grower' }
}

/** The fields whose text is not a figure that can be meant; an empty field is not one of them. */
export const wrongFigures = (typed: TypedInputs): Figure[] =>
  figures.filter((name) => typed[name].trim() !== '' && readFigure(name, typed[name]) === undefined)
