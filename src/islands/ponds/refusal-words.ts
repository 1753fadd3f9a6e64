import type { PondQuestion, PondRefusal, PondValues } from '~/domain/ponds/refusals'
import type { Format, PondMessages } from './words'

/** The values of each sentence, in the order in which its words take them. */
const VALUES: Record<string, readonly string[]> = {
  figure: ['min', 'max'],
  whole: ['min', 'max'],
  'too long': ['max'],
  'in the future': ['today'],
  'before stocking': ['first'],
  'no fish': ['day'],
  'more than live': ['living', 'day'],
  'too few later': ['day'],
  'lighter than before': ['mean', 'before'],
  'heavier than growth': ['mean', 'before', 'most'],
  'over density': ['density', 'most'],
  'weighed more than live': ['number', 'living'],
  'much feed': ['kilograms', 'most'],
  'weight far off': ['mean', 'before'],
  withdrawal: ['until'],
  'clock set back': ['today', 'last'],
}

/** The units of values, by their names; of `most` by its question. */
const UNITS: Record<string, string> = { mean: 'g', before: 'g', density: 'kg/m³', kilograms: 'kg' }
const UNITS_OF_MOST: Record<string, string> = { 'heavier than growth': 'g', 'over density': 'kg/m³', 'much feed': '%' }

function spokenValues(code: string, values: PondValues, spoken: Format): string[] {
  return (VALUES[code] ?? []).map((name) => {
    const value = values[name] ?? ''
    if (typeof value === 'string') return value && spoken.day(value)
    const unit = name === 'most' ? UNITS_OF_MOST[code] : UNITS[name]
    if (unit === '%') return spoken.percent(value)
    return value === 0 ? spoken.figure(0, unit) : spoken.amount(value, unit)
  })
}

type Sentence = string | ((...values: string[]) => string)

const said = (sentence: Sentence, values: string[]) => (typeof sentence === 'string' ? sentence : sentence(...values))

export const refusalSentence = ({ code, values }: PondRefusal, words: PondMessages, spoken: Format): string =>
  said(words.entries.refusals[code] as Sentence, spokenValues(code, values, spoken))

export const questionSentence = ({ code, values }: PondQuestion, words: PondMessages, spoken: Format): string =>
  said(words.entries.questions[code] as Sentence, spokenValues(code, values, spoken))
