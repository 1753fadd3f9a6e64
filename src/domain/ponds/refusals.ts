import type { PondFigure } from './limits'

/** Reasons to refuse an input of the book; each language has a sentence for each code. */
const POND_REFUSALS = [
  /** A required field is empty. */
  'required',
  /** Not a number from {min} to {max}. */
  'figure',
  /** Not a whole number from {min} to {max}. */
  'whole',
  /** Longer than {max} characters. */
  'too long',
  /** Markup, a script or an invisible character. */
  'not plain',
  /** Not a calendar day. */
  'no day',
  /** After today, which is {today}. */
  'in the future',
  /** Before {first}, the day of stocking. */
  'before stocking',
  /** The pond has no fish on {day}. */
  'no fish',
  /** More than the {living} living fish on {day}. */
  'more than live',
  /** It would leave too few fish for an entry on {day}. */
  'too few later',
  /** A move to the same pond or to a missing one. */
  'no such pond',
  'too many ponds',
  /** Not a lot number. */
  'no lot',
  /** The book has this lot with another feed. */
  'lot of another feed',
  'too many corrections',
  /** The entry was changed meanwhile in another tab. */
  'not there',
] as const

/** Unusual inputs that the farmer must confirm. */
const POND_QUESTIONS = [
  /** A mean of {mean} g after {before} g: lower than the weighing error explains. */
  'lighter than before',
  /** A mean of {mean} g, but fast growth from {before} g reaches only {most} g. */
  'heavier than growth',
  /** A density of {density} kg/m³, over {most}. */
  'over density',
  /** More fish weighed ({number}) than living ({living}). */
  'weighed more than live',
  /** {kilograms} kg of feed, more than {most} % of the fish's weight. */
  'much feed',
  /** Harvested or moved fish of {mean} g, far from the estimated {before} g. */
  'weight far off',
  /** A withdrawal period lasts until {until}. */
  'withdrawal',
  /** The clock shows {today}, but the last entry is of {last}. */
  'clock set back',
] as const

type PondRefusalCode = (typeof POND_REFUSALS)[number]
type PondQuestionCode = (typeof POND_QUESTIONS)[number]

/** The form field of a refusal. */
export type PondField = PondFigure | 'name' | 'feed' | 'treatment' | 'note' | 'day' | 'bagDay' | 'toPondId' | 'number' | 'lot'

/** Days are texts such as 2026-11-21; other values are numbers. */
export type PondValues = Readonly<Record<string, number | string>>

export interface PondRefusal {
  code: PondRefusalCode
  field?: PondField
  values: PondValues
}

/** An unusual input. It is written after the farmer confirms it. */
export interface PondQuestion {
  code: PondQuestionCode
  values: PondValues
}
