import type { PondFigure } from './limits'

/** Why the book takes something not at all, by code; each language has a sentence for each. */
const POND_REFUSALS = [
  /** Nothing is written where something must be. */
  'required',
  /** Not a number, or outside of {min} to {max}. */
  'figure',
  /** Not a whole number from {min} to {max}. */
  'whole',
  /** Longer than {max} characters. */
  'too long',
  /** Markup, a script or a character that cannot be seen. */
  'not plain',
  /** Not a day of the calendar. */
  'no day',
  /** After today, which is {today}. */
  'in the future',
  /** Before {first}, when the fish of this pond were stocked. */
  'before stocking',
  /** No fish live in the pond on {day}. */
  'no fish',
  /** More than the {living} fish that live on {day}. */
  'more than live',
  /** As it would leave too few fish for what was written on {day}. */
  'too few later',
  /** A pond moves its fish to itself, or to one that is not there. */
  'no such pond',
  'too many ponds',
  'too many corrections',
  /** The line was changed meanwhile in another tab. */
  'not there',
] as const

/** What the book asks about before it takes it. */
const POND_QUESTIONS = [
  /** A mean of {mean} g after {before} g: lighter than the error of weighings explains. */
  'lighter than before',
  /** A mean of {mean} g, where fast growth from {before} g reaches {most} g. */
  'heavier than growth',
  /** It puts {density} kg/m³ into the pond, over {most}. */
  'over density',
  /** More fish were weighed ({number}) than live ({living}). */
  'weighed more than live',
  /** {kilograms} kg of feed, more than {most} % of the fish's weight. */
  'much feed',
  /** {mean} g a fish harvested or moved, far from the {before} g reckoned. */
  'weight far off',
  /** A withdrawal time goes on until {until}. */
  'withdrawal',
  /** The clock says {today}; the book was last written on {last}. */
  'clock set back',
] as const

type PondRefusalCode = (typeof POND_REFUSALS)[number]
type PondQuestionCode = (typeof POND_QUESTIONS)[number]

/** The field of a form that a refusal belongs to. */
export type PondField = PondFigure | 'name' | 'feed' | 'treatment' | 'note' | 'day' | 'bagDay' | 'toPondId' | 'number'

/** Days are texts as 2026-11-21; all other values are numbers. */
export type PondValues = Readonly<Record<string, number | string>>

export interface PondRefusal {
  code: PondRefusalCode
  field?: PondField
  values: PondValues
}

/** Something unlikely: it is written once the farmer says that it is so. */
export interface PondQuestion {
  code: PondQuestionCode
  values: PondValues
}
